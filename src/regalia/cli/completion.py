"""regalia completion: what a shell needs to complete a line by Tab."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_REGALIA_COMPLETE"  # set by the shell while it asks what a line may become


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Let your SHELL complete commands, options, games, bots, presets, table options and sections of the rules.

    \b
    eval "$(regalia completion bash)"     in ~/.bashrc
    eval "$(regalia completion zsh)"      in ~/.zshrc
    regalia completion fish > ~/.config/fish/completions/regalia.fish
    """
    from regalia.cli.main import main

    kind = get_completion_class(shell)
    assert kind is not None, shell
    click.echo(kind(main, {}, "regalia", VARIABLE).source())
