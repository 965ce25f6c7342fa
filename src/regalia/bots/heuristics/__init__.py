"""Knowledge of single games, one module each."""
