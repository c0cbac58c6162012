# Two commands: `make play` and `make test`. Each sets up what is missing and does nothing twice.

PYTHON ?= python3
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)# a browser and a server are waited for now and then
ARGS ?=
NIGHT ?=# of `make soak`, which goes on where it was left: NIGHT="--hours 8", NIGHT="kills frames"

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
LOG := $(VENV)/log
STAMPS := $(VENV)/stamps
PYTHON_FILES := $(wildcard src tests tools setup.py)

# Stamps are named after the contents they stand for: touching a file or changing branches and back rebuilds nothing.
sum = $(shell find $(1) -type f 2>/dev/null | LC_ALL=C sort | xargs cksum 2>/dev/null | cksum | tr -d ' ')
stamp = $(STAMPS)/$(1)-$(call sum,$(2))
CLIENT_FILES := web/src web/public web/worker web/index.html web/package-lock.json web/vite.config.ts web/vite.worker.ts \
	web/svelte.config.js src/signoria/text
RUN := $(call stamp,run,requirements/run.lock Makefile)# which writes the command
BUILD := $(call stamp,build,requirements/build.lock)
DEV := $(call stamp,dev,requirements/dev.lock requirements/research.lock requirements/ray.lock)
NODE := $(call stamp,node,requirements/node.lock)
MODULES := $(call stamp,modules,web/package-lock.json)
DEV_MODULES := $(call stamp,devmodules,web/package-lock.json)
CLIENT := $(call stamp,client,$(CLIENT_FILES))
TORCH := $(STAMPS)/torch-2.13.0# in no lock: which build fits a machine only its pip knows

# What only the tests need and no package of Python brings: a program to look for, and the Debian package that has it.
CHROMIUM := $(shell command -v chromium-headless-shell)
REDIS := $(shell command -v redis-server)
POSTGRESQL := $(firstword $(shell command -v initdb) $(wildcard /usr/lib/postgresql/*/bin/initdb))

# Of the Pythons that pyproject.toml names, those that are here.
PYTHONS = $(foreach version,$(shell sed -n 's/.*Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml),$(if $(shell \
	python$(version) --version 2>/dev/null),$(version)))

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
STATIC := src/signoria/web/static

unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup core trained client programs torch play terminal test check check-python check-client test-compiled test-interpreted test-quick shots bench bench-env bench-replay fuzz soak boxes dist load nightly ladder docs types lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: ## make .venv ready for everything: what is needed, and the core compiled
	@$(MAKE) -s --no-print-directory -j4 core client $(DEV) $(BESIDE)

core: $(BUILD) ## compile the core
	@$(PY) tools/core.py

trained: $(BUILD) ## compile the core as wheels have it: twice, with play in between
	@$(PY) tools/core.py --trained

# What checks it brings what builds it, too: npm must not do both at once.
client: $(DEV_MODULES)
	@$(MAKE) -s --no-print-directory $(CLIENT)

play: ## play in the browser
	@$(if $(and $(wildcard $(RUN)),$(wildcard $(CLIENT))),,$(MAKE) --no-print-directory -j2 $(RUN) $(CLIENT))
	@$(PY) tools/core.py --behind $(MAKE) --no-print-directory core
	@$(BIN)/signoria serve --open $(ARGS)

terminal: $(RUN) ## play in the terminal
	@$(PY) tools/core.py --behind $(MAKE) --no-print-directory core
	@$(BIN)/signoria play $(ARGS) || [ $$? -ge 128 ]  # left with Ctrl-C: the game is saved

# No core is idle: each check begins as soon as what it needs is there, while the core is compiled; and what the tests
# compiled leave, which wait for browsers, servers and their last one, the tests interpreted take.
test: ## every check, and the tests compiled and interpreted
	@$(MAKE) --no-print-directory setup BESIDE="check-python check-client programs torch"
	@nice -n 19 $(MAKE) --no-print-directory test-interpreted >$(LOG)-interpreted 2>&1 & interpreted=$$!; \
	$(MAKE) --no-print-directory test-compiled; compiled=$$?; \
	wait $$interpreted; interpreted=$$?; cat $(LOG)-interpreted; exit $$((compiled | interpreted))

programs: | $(PY)
	@[ -n "$(POSTGRESQL)" ] || { $(call installed,postgresql) } || \
		echo "no PostgreSQL, and it cannot be installed here: the tests that need it will be skipped"
	@[ -n "$(REDIS)" ] || { $(call installed,redis-server) } || \
		echo "no Redis, and it cannot be installed here: the tests that need it will be skipped"
	@[ -n "$(CHROMIUM)" ] || { $(call installed,chromium-headless-shell) } || command -v chromium >/dev/null || \
		{ $(call installed,chromium) } || \
		echo "no chromium, and it cannot be installed here: the tests that need it will be skipped"

torch: $(DEV)
	@[ -e $(TORCH) ] || { echo "installing PyTorch, which one example learns with, about 30 s …"; \
		$(PIP) --no-compile torch==$(TORCH:$(STAMPS)/torch-%=%) >$(LOG)-torch 2>&1 && touch $(TORCH); } || \
		echo "no PyTorch, and it cannot be installed here: the test that needs it will be skipped"

# Debian's own, where we may.
installed = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "installing $(1), which tests need …" && \
	{ apt-get install -qq -y $(1) || { apt-get update -qq && apt-get install -qq -y $(1); }; } >$(LOG)-programs 2>&1;

check: ## lint, format, types, locks, and the same of the browser client with its unit tests
	@$(MAKE) -s --no-print-directory -j2 check-python check-client

check-python: $(DEV)
	@echo "checking lint, format, types and locks …"
	@$(BIN)/ruff check --quiet $(PYTHON_FILES)
	@$(BIN)/ruff format --check --quiet $(PYTHON_FILES) || { \
		$(BIN)/ruff format --check $(PYTHON_FILES); echo "to mend it: $(BIN)/ruff format $(PYTHON_FILES)"; false; }
	@$(BIN)/mypy --strict --no-error-summary $(filter-out setup.py,$(PYTHON_FILES))
	@$(PY) tools/check_locks.py

check-client: client
	@echo "checking the browser client …"
	@{ $(NPM) run check && $(NPM) test && $(NPM) run sizes; } >$(LOG)-client 2>&1 || { cat $(LOG)-client >&2; exit 1; }

# Who has nothing left to do takes from the others: no core is idle before the end.
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
INTERPRETED := SIGNORIA_EXPECT=interpreted SIGNORIA_INTERPRET=1 $(PYTEST)

test-compiled: setup ## the tests, the core compiled
	@if $(PY) -c 'import sys; from signoria.core import COMPILED; sys.exit(not COMPILED)'; then \
		echo "testing compiled …"; \
		SIGNORIA_EXPECT=compiled $(PYTEST) $(ARGS); \
	else \
		echo "the core is not compiled here: testing what never is, then the rest interpreted …"; \
		$(PYTEST) $(NEVER_COMPILED); \
	fi

# Only what compiles is tested both ways: the command line, the doors of the environments, the laboratory, the server and the browser are never
# compiled, and what reads sources, catalogues and pages reads the same in both.
NEVER_COMPILED := tests/cli $(patsubst %,tests/env/test_%.py,dataset dicts examples gymnasium openspiel pettingzoo) tests/fourth tests/lab tests/server tests/web tests/world \
	$(patsubst %,tests/test_%.py,core_builds house languages maps numbers shown_in_play web_data words_in_place words_in_use)

test-interpreted: $(DEV) ## the tests of all that compiles once more, interpreted
	@echo "testing interpreted …"
	@$(INTERPRETED) $(NEVER_COMPILED:%=--ignore=%) $(ARGS)

test-quick: $(DEV) ## while you work: compile what you changed in seconds, then test that (ARGS=tests/principe)
	@$(PY) tools/core.py --quick
	@SIGNORIA_QUICK=1 SIGNORIA_EXPECT=compiled $(PYTEST) $(ARGS)

shots: setup programs ## pictures of every page and every question of every game, into docs/shots
	@$(PY) -m tests.web.shots $(ARGS)

bench: setup ## how fast the engine is here
	@$(BIN)/signoria bench $(ARGS)

bench-replay: setup ## how fast a finished game is replayed to a browser
	@$(PY) tools/replay_bench.py

bench-env: setup ## how fast environments are here, ours and others that research uses
	@[ -e $(STAMPS)/others ] || { echo "installing RLCard and Pgx beside the environment …" && \
		$(BIN)/uv pip install --quiet --python $(PY) --target $(VENV)/others \
		rlcard==1.2.0 pgx==2.6.0 pygame==2.6.1 pip && touch $(STAMPS)/others; }
	@PYTHONPATH=$(VENV)/others $(PY) tools/env_bench.py $(ARGS)

fuzz: setup ## play random games until something breaks
	@$(PY) -m tests.fuzz $(ARGS)

soak: setup programs ## tests that have no end: 1,000 kills, 100,000 twin worlds, 10,000,000 odd frames and texts, a million simulated worlds; whole games by every hand, packages
	@$(PY) -m tests.soak --jobs $(JOBS) $(NIGHT)
	@SIGNORIA_SOAK=1 $(PYTEST) tests/world/test_planted.py
	@SIGNORIA_SOAK=20 $(PYTEST) tests/env/test_tensors.py tests/web/test_whole_games.py tests/web/test_questions.py \
		tests/web/test_shell.py tests/web/test_sizes.py $(ARGS)
	@echo "the contract and the second opinions, interpreted …"
	@SIGNORIA_SOAK=20 $(INTERPRETED) tests/contract $(wildcard tests/*/test_second_opinion.py) $(ARGS)
	@$(MAKE) --no-print-directory dist
	@$(PY) -m pytest tests/packages

dist: $(DEV) $(CLIENT) ## an sdist, and a compiled wheel for each Python that pyproject.toml names and that is here
	@rm -rf dist
	@$(BIN)/uv build --quiet --sdist --python $(PY) --no-build-isolation --out-dir dist .
	@for version in $(PYTHONS); do \
		echo "building the wheel for Python $$version, about three minutes …"; \
		SIGNORIA_TRAINED=1 $(BIN)/uv build --quiet --wheel --python "$$(command -v python$$version)" --out-dir dist dist/signoria-*.tar.gz || exit 1; \
	done
	@ls -1 dist

load: setup ## what the server bears, beside boardgame.io; writes docs/load.md
	@cd tools/load/boardgameio && { [ node_modules/.package-lock.json -nt package-lock.json ] || \
		{ echo "installing boardgame.io …" && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --silent; }; }
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PY) -m tools.load.run $(ARGS)

boxes: setup ## 200 boxes at random of each game, 20 games with each: the contract and the second opinions
	@SIGNORIA_BOXES=200 $(PYTEST) tests/contract/test_boxes.py $(ARGS)

nightly: setup ## 2,000 games of bots of each game, every law checked; then `make boxes`
	@$(PY) -m tests.fuzz --bots thumb,random --games 2000 $(ARGS)
	@$(MAKE) --no-print-directory boxes ARGS=

ladder: setup ## play the ladder of bots, and write docs/ladder.md
	@$(PY) tools/ladder.py $(ARGS)

docs: setup ## write the generated pages of docs/ anew
	@$(PY) tools/docs.py $(ARGS)

types: setup ## write anew what the browser knows of the server and of the games
	@$(PY) tools/wire_types.py $(ARGS)
	@$(PY) tools/web_data.py $(ARGS)
	@$(PY) -m tools.view_types $(ARGS)

lock: $(DEV) ## write requirements/*.lock anew (ARGS=--upgrade for the newest)
	@echo "locking …"
	@for name in run build dev research ray node; do \
		inputs=requirements/$$name.in; \
		case $$name in \
			build) inputs="$$inputs -c requirements/run.lock";; \
			dev) inputs="requirements/run.in requirements/build.in $$inputs -c requirements/run.lock -c requirements/build.lock";; \
			research) inputs="$$inputs -c requirements/dev.lock";; \
			ray) inputs="$$inputs -c requirements/dev.lock -c requirements/research.lock";; \
		esac; \
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
	@$(PYTHON) -m venv --clear $(if $(HAS_PIP),--without-pip) $(VENV) >/dev/null || { \
		echo "python3 -m venv failed; on Debian and Ubuntu: apt install python3-venv" >&2; rm -rf $(VENV); exit 1; }
	@mkdir -p $(STAMPS)

# Python's own pip, where there is one, saves the time to make another. It only fetches uv, as the lock has it, which
# installs four times as fast; where uv cannot be had, pip does it all.
HAS_PIP = $(shell $(PYTHON) -m pip --python "$$(command -v $(PYTHON))" --version 2>/dev/null)
PIP = $(if $(HAS_PIP),$(PYTHON) -m pip --python $(PY),$(PY) -m pip) install --quiet --disable-pip-version-check
UV = $(BIN)/uv pip install --quiet --python $(PY) --require-hashes
locked = $(UV) -r $(1) >$(LOG) 2>&1 || { echo "… with pip, for want of uv"; $(PIP) --require-hashes -r $(1) >$(LOG) 2>&1; } || { cat $(LOG) >&2; exit 1; }

$(BIN)/uv: | $(PY)
	@awk '/^uv==/ {p = 1} p {print} p && !/\\$$/ {exit}' requirements/dev.lock >$(VENV)/uv.txt
	@$(PIP) --require-hashes --no-deps -r $(VENV)/uv.txt >$(LOG) 2>&1 || true

# The environment runs these very sources: nothing of ours is copied into it, and the compiled core lies apart.
$(RUN): | $(BIN)/uv
	@echo "installing what the game needs, about 10 s …"
	@$(call locked,requirements/run.lock)
	@site=$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("purelib"))'); \
		rm -rf "$$site"/signoria "$$site"/signoria-* "$$site"/signoria__mypyc*; echo "$(CURDIR)/src" >"$$site/signoria.pth"
	@printf '%s\n' '#!$(CURDIR)/$(PY)' 'from signoria.cli import main' '' 'if __name__ == "__main__":' '    main()' >$(BIN)/signoria
	@chmod +x $(BIN)/signoria
	@rm -f $(STAMPS)/run-* && touch $@

$(BUILD): $(RUN)
	@echo "installing what the core is compiled with …"
	@$(call locked,requirements/build.lock)
	@rm -f $(STAMPS)/build-* && touch $@

$(DEV): $(BUILD)# which is soon there, and the core can be compiled
	@echo "installing what checks and tests need …"
	@$(call locked,requirements/dev.lock -r requirements/research.lock -r requirements/ray.lock)
	@rm -f $(STAMPS)/dev-* && touch $@

$(NODE): | $(BIN)/uv
	@node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null || { \
		echo "installing Node, which is missing or older than 20 …"; $(call locked,requirements/node.lock); }
	@rm -f $(STAMPS)/node-* && touch $@

# What builds the client, and what only checks and tests it.
$(MODULES): $(NODE)
	@echo "installing what the browser client is built with, about 10 s …"
	@$(NPM) ci --omit=dev >$(LOG).npm 2>&1 || { cat $(LOG).npm >&2; exit 1; }
	@rm -f $(STAMPS)/modules-* && touch $@

$(DEV_MODULES): $(NODE)
	@echo "installing what the browser client is built and tested with …"
	@$(NPM) ci >$(LOG).npm 2>&1 || { cat $(LOG).npm >&2; exit 1; }
	@rm -f $(STAMPS)/modules-* $(STAMPS)/devmodules-* && touch $@ $(MODULES)

$(CLIENT): $(MODULES)
	@echo "building the browser client, about 10 s …"
	@$(NPM) run build >$(LOG).npm 2>&1 || { cat $(LOG).npm >&2; exit 1; }
	@rm -f $(STAMPS)/client-* && touch $@
