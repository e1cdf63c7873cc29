# Every target sets up .venv by itself, once, and again only when the dependencies change.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# Tests start many processes, and most of their modules are rewritten by pytest: what is compiled is kept.
test quick soak mutate cover: export PYTHONDONTWRITEBYTECODE =

.PHONY: play run test quick soak mutate cover bench lint fix clean

# The bot in the browser, with no token: make play [PORT=8765] [FOLDER=where/to/keep/it] [LANGUAGE=fr]
# [RECORD=game.hpr [PLY=40]]. A LANGUAGE of the shell's is none of ours.
play: $(READY)
	@$(BIN)/python -m tryout.play $(if $(PORT),--port $(PORT)) $(if $(FOLDER),--folder "$(FOLDER)") \
		$(if $(findstring command,$(origin LANGUAGE)),--language "$(LANGUAGE)") $(if $(RECORD),--record "$(RECORD)") $(if $(PLY),"--ply=$(PLY)")

run: $(READY)
	$(BIN)/python bot.py

# On all cores: make test [ARGS=tests/engine]
test: $(READY)
	$(BIN)/pytest --numprocesses auto --dist worksteal -m "not long" $(ARGS)

# While you write: engine and words, without what plays many games, starts processes, searches or tries thousands of texts, in less than 20 s on
# two cores. make quick [ARGS="-k takeback"]
SLOWER := tests/engine/computer tests/engine/tools tests/engine/hedgehogs/test_combinations.py tests/engine/hedgehogs/test_v40_physics.py \
	tests/engine/witches/test_secrets.py tests/engine/courtiers/test_secrets.py
SLOWER_TESTS := tests/engine/test_series.py::test_random_matches tests/engine/test_record.py::test_any_ tests/engine/test_core.py::test_any_ \
	tests/engine/table/test_takeback.py::test_takebacks_all_over tests/engine/table/test_takeback.py::test_not_into_the_round_before \
	tests/engine/test_option_changes.py::test_a_surprise tests/engine/hedgehogs/test_v40.py::test_V40_random_games \
	tests/engine/table/test_replay.py::test_every_ply tests/words/test_words.py::test_every_text_is_said_as_fluent_says_it \
	tests/words/test_options.py::test_every_option_has_its_words
quick: $(READY)
	$(BIN)/pytest --numprocesses auto --dist worksteal -m "not long" $(addprefix --ignore ,$(SLOWER)) $(addprefix --deselect ,$(SLOWER_TESTS)) \
		tests/engine tests/words $(ARGS)

# What takes minutes: kills at fifty moments, everything delivered twice, lost acknowledgements, stops under load, turns on a bad day; then, on all cores,
# every pair of variants by every number of players, and the tests that are marked as long: whole games in the browser, the image, …
PAIRS := tests/soak/test_combinations.py
soak: $(READY)
	$(BIN)/pytest tests/soak --ignore $(PAIRS)
	$(BIN)/pytest --numprocesses auto --dist worksteal $(PAIRS)
	$(BIN)/pytest --numprocesses auto --dist worksteal -m long

# Whether a test would notice: small faults are put into copies of the code, one at a time. Those that no
# test notices are shown. About a quarter of an hour: make mutate [SEED=7] [COUNT=100] [AREA=cogs] [CORES=1]
mutate: $(READY)
	@$(BIN)/python -m tests.mutate $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(if $(AREA),--area $(AREA)) $(if $(CORES),--cores $(CORES))

# Which lines the tests run, in one process, so that it takes a while. Lines that only processes of their own run, such as the
# one that draws, count as not run. make cover [ARGS=tests/engine]
cover: export COVERAGE_FILE = build/coverage
cover: $(READY)
	@mkdir -p build
	$(BIN)/coverage run --source engine,cogs,data,render,words -m pytest -m "not long" $(ARGS)
	$(BIN)/coverage report --skip-covered --show-missing

bench: $(READY)
	$(BIN)/python -m bench $(ARGS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

# What ruff can mend by itself; make lint tells the rest.
fix: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build
