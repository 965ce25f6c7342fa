# Only forwards to run.py, which also works where there is no make. Arguments: make play ARGS="--help"
PYTHON ?= python3
TARGETS := setup play terminal serve test bench arena screens site package lint format clean lock help

.DEFAULT_GOAL := help
.PHONY: $(TARGETS)

$(TARGETS):
	@$(PYTHON) run.py $@ $(ARGS)
