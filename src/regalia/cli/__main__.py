"""python -m regalia.cli: the command line without its script."""

from regalia.cli.main import main

main(prog_name="regalia")
