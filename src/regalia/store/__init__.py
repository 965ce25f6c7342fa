"""Where tables are kept: a log of deeds per table, and little else."""
