# Two commands: `make play` and `make test`. Each sets up what is missing and does nothing twice.

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
LOG := $(VENV)/log
STAMPS := $(VENV)/stamps
BUILD := $(VENV)/build
PYTHON_FILES := $(wildcard src tests tools setup.py)

# Stamps are named after the contents they stand for: touching a file or changing branches and back rebuilds nothing.
sum = $(shell find $(1) -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/web/static/*' 2>/dev/null | LC_ALL=C sort | xargs cksum 2>/dev/null | cksum | tr -d ' ')
DEPS := $(STAMPS)/deps-$(call sum,requirements/dev.lock requirements/node.lock)
CLIENT_SUM := $(call sum,web/src web/public web/worker web/index.html web/package-lock.json web/vite.config.ts web/vite.worker.ts web/svelte.config.js src/signoria/text)
MODULES := $(STAMPS)/modules-$(call sum,web/package-lock.json)
CLIENT := $(STAMPS)/client-$(CLIENT_SUM)
PACKAGE := $(STAMPS)/package-$(call sum,src setup.py pyproject.toml requirements)-$(CLIENT_SUM)-$(if $(SIGNORIA_PURE),pure)$(subst /,_,$(CC))

# What only the tests need and no package of Python brings: a program to look for, and the Debian package that has it.
CHROMIUM := $(shell command -v chromium)
REDIS := $(shell command -v redis-server)
POSTGRESQL := $(firstword $(shell command -v initdb) $(wildcard /usr/lib/postgresql/*/bin/initdb))

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
STATIC := src/signoria/web/static

unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup programs play terminal test check test-compiled test-interpreted shots bench bench-replay fuzz soak load nightly ladder docs types lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(PACKAGE) ## make .venv ready: what is needed, and the game with its core compiled
	@:

play: setup ## play in the browser
	@$(BIN)/signoria serve --open $(ARGS)

terminal: setup ## play in the terminal
	@$(BIN)/signoria play $(ARGS) || [ $$? -ge 128 ]  # left with Ctrl-C: the game is saved

test: setup programs check test-compiled test-interpreted ## every check, and the tests compiled and interpreted

programs:
	@[ -n "$(POSTGRESQL)" ] || { $(call installed,postgresql) } || \
		echo "no PostgreSQL, and it cannot be installed here: the tests that need it will be skipped"
	@[ -n "$(REDIS)" ] || { $(call installed,redis-server) } || \
		echo "no Redis, and it cannot be installed here: the tests that need it will be skipped"
	@[ -n "$(CHROMIUM)" ] || { $(call installed,chromium) } || \
		echo "no chromium, and it cannot be installed here: the tests that need it will be skipped"

# Debian's own, where we may.
installed = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "installing $(1), which tests need …" && \
	{ apt-get install -qq -y $(1) || { apt-get update -qq && apt-get install -qq -y $(1); }; } >$(LOG) 2>&1;

check: $(PACKAGE) ## lint, format, types, locks, and the same of the browser client with its unit tests
	@echo "checking lint, format, types and locks …"
	@$(BIN)/ruff check --quiet $(PYTHON_FILES)
	@$(BIN)/ruff format --check --quiet $(PYTHON_FILES) || { \
		$(BIN)/ruff format --check $(PYTHON_FILES); echo "to mend it: $(BIN)/ruff format $(PYTHON_FILES)"; exit 1; }
	@$(BIN)/mypy --strict --no-error-summary $(filter-out setup.py,$(PYTHON_FILES))
	@$(PY) tools/check_locks.py
	@echo "checking the browser client …"
	@{ $(NPM) run check && $(NPM) test && $(NPM) run sizes; } >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }

test-compiled: $(PACKAGE) ## the tests on the installed package, its core compiled
	@if $(PY) -c 'import sys; from signoria.kernel.arrays import COMPILED; sys.exit(not COMPILED)'; then \
		echo "testing compiled …"; \
		SIGNORIA_EXPECT=compiled $(PY) -m pytest -n $(JOBS) $(ARGS); \
	else \
		echo "the core is not compiled here: testing what never is, then the rest interpreted …"; \
		$(PY) -m pytest -n $(JOBS) $(NEVER_COMPILED); \
	fi

# Only what compiles is tested both ways: the command line, the laboratory, the server and the browser are never compiled.
NEVER_COMPILED := tests/cli tests/lab tests/server tests/web tests/test_languages.py

test-interpreted: $(PACKAGE) ## the tests of all that compiles once more, on the sources, interpreted
	@echo "testing interpreted …"
	@SIGNORIA_EXPECT=interpreted PYTHONPATH=src PYTHONPYCACHEPREFIX="$(CURDIR)/$(VENV)/pycache" \
		$(PY) -m pytest -n $(JOBS) $(NEVER_COMPILED:%=--ignore=%) $(ARGS)

shots: setup programs ## pictures of every page and every question of every game, into docs/shots
	@$(PY) -m tests.web.shots $(ARGS)

bench: setup ## how fast the engine is here
	@$(BIN)/signoria bench $(ARGS)

bench-replay: setup ## how fast a finished game is replayed to a browser
	@$(PY) tools/replay_bench.py

fuzz: setup ## play random games until something breaks
	@$(PY) -m tests.fuzz $(ARGS)

soak: setup programs ## tests that have no end: twin worlds, twenty times as many; 100 kills; whole games by every hand
	@SIGNORIA_SOAK=20 $(PY) -m pytest -n $(JOBS) tests/server/test_secrecy.py tests/web/test_whole_games.py $(ARGS)
	@$(PY) -m tests.server.crash

load: setup ## what the server bears, beside boardgame.io; writes docs/load.md
	@cd tools/load/boardgameio && { [ node_modules/.package-lock.json -nt package-lock.json ] || \
		{ echo "installing boardgame.io …" && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --silent; }; }
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PY) -m tools.load.run $(ARGS)

nightly: setup ## 2,000 games of bots of each game, every law checked
	@$(PY) -m tests.fuzz --bots thumb,random --games 2000 $(ARGS)

ladder: setup ## play the ladder of bots, and write docs/ladder.md
	@$(PY) tools/ladder.py $(ARGS)

docs: setup ## write the generated pages of docs/ anew
	@$(PY) tools/docs.py $(ARGS)

types: setup ## write anew what the browser knows of the server and of the games
	@$(PY) tools/wire_types.py $(ARGS)
	@$(PY) tools/web_data.py $(ARGS)

lock: $(DEPS) ## write requirements/*.lock anew (ARGS=--upgrade for the newest)
	@echo "locking …"
	@for name in run dev node; do \
		inputs=requirements/$$name.in; \
		if [ $$name = dev ]; then inputs="requirements/run.in requirements/dev.in -c requirements/run.lock"; fi; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
			--no-emit-index-url --no-emit-find-links $(ARGS) $$inputs -o requirements/$$name.lock >/dev/null || exit 1; \
	done
	@$(PY) tools/check_locks.py

clean: ## remove .venv and every cache
	@rm -rf $(VENV) $(STATIC) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	@find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Signoria needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo missing);" \
			"name another: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "making $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null || { \
		echo "python3 -m venv failed; on Debian and Ubuntu: apt install python3-venv" >&2; rm -rf $(VENV); exit 1; }
	@mkdir -p $(STAMPS)

# uv, as the lock has it, installs four times as fast; pip does where uv cannot be had.
$(DEPS): | $(PY)
	@echo "installing what is needed …"
	@rm -rf $(STAMPS)/* $(BUILD)
	@awk '/^uv==/ {p = 1} p {print} p && !/\\$$/ {exit}' requirements/dev.lock >$(VENV)/uv.txt
	@$(PY) -m pip install --quiet --require-hashes --no-deps -r $(VENV)/uv.txt >$(LOG) 2>&1 || true
	@$(BIN)/uv pip install --quiet --python $(PY) --require-hashes -r requirements/dev.lock >>$(LOG) 2>&1 || { \
		echo "… with pip, for want of uv"; \
		$(PY) -m pip install --quiet --require-hashes -r requirements/dev.lock >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }; }
	@node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null || { \
		echo "installing Node, which is missing or older than 20 …"; \
		$(PY) -m pip install --quiet --require-hashes -r requirements/node.lock >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }; }
	@mkdir -p $(STAMPS) && touch $@

$(MODULES): $(DEPS)
	@rm -f $(STAMPS)/modules-*
	@echo "installing what the browser client is built with …"
	@$(NPM) ci >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }
	@touch $@

$(CLIENT): $(MODULES)
	@rm -f $(STAMPS)/client-*
	@echo "building the browser client …"
	@$(NPM) run build >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }
	@touch $@

$(PACKAGE): $(DEPS) $(CLIENT)
	@rm -f $(STAMPS)/package-*
	@echo "$(if $(SIGNORIA_PURE),installing the game,compiling the core) …"
	@SIGNORIA_BUILD_DIR="$(CURDIR)/$(BUILD)" $(PY) -m pip install --verbose --no-deps --no-index --no-build-isolation \
		--force-reinstall --disable-pip-version-check . >$(LOG) 2>&1 || { \
		grep -E '^ *[^ ]+:[0-9]+: (error|note): ' $(LOG) >&2 || cat $(LOG) >&2; exit 1; }
	@cd $(VENV) && bin/python -c 'import sys; from signoria.kernel.arrays import COMPILED; sys.exit(not COMPILED)' || \
		echo "… no: the core will be interpreted: same games, slower$(if $(SIGNORIA_PURE),, (no C compiler? see $(LOG)))"
	@touch $@
