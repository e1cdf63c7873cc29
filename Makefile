# Every target sets up .venv by itself, once, and again only when the dependencies change.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# Tests start many processes, and most of their modules are rewritten by pytest: what is compiled is kept.
test soak mutate: export PYTHONDONTWRITEBYTECODE =

.PHONY: play run test soak mutate bench lint clean

# The bot in the browser, with no token: make play [PORT=8765] [FOLDER=where/to/keep/it]
play: $(READY)
	@$(BIN)/python -m tryout.play $(if $(PORT),--port $(PORT)) $(if $(FOLDER),--folder "$(FOLDER)")

run: $(READY)
	$(BIN)/python bot.py

# On all cores: make test [ARGS=tests/engine]
test: $(READY)
	$(BIN)/pytest --numprocesses auto --dist worksteal -m "not long" $(ARGS)

# What takes minutes: kills at fifty moments, everything delivered twice, lost acknowledgements, stops under load, turns on a bad day; then, on all cores,
# every pair of variants by every number of players, and the tests that are marked as long: whole games in the browser, the image, …
PAIRS := tests/soak/test_combinations.py
soak: $(READY)
	$(BIN)/pytest tests/soak --ignore $(PAIRS)
	$(BIN)/pytest --numprocesses auto --dist worksteal $(PAIRS)
	$(BIN)/pytest --numprocesses auto --dist worksteal -m long

# Whether a test would notice: small faults are put into copies of the code, one at a time. Those that no
# test notices are shown. About a quarter of an hour: make mutate [SEED=7] [COUNT=100] [AREA=cogs]
mutate: $(READY)
	@$(BIN)/python -m tests.mutate $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(if $(AREA),--area $(AREA))

bench: $(READY)
	$(BIN)/python -m bench $(ARGS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build
