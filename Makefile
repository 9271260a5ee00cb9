# The same few commands by hand and in CI. Python 3.11 or newer is all they need; a machine
# without Node gets one from PyPI. Nothing is done twice: stamps in .venv and digests of the
# web sources remember.

HOST ?= 127.0.0.1
PORT ?= 8000
WARM ?= 2
TIMES ?= 5
# Which Python the environment is built with; found only when there is none yet.
PYTHON ?= $$(scripts/python.sh)
# One more than cores: tests that wait for a process leave theirs to another.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

# Commands and tests start hundreds of processes: without bytecode each would compile all sources.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WEB := $(BIN)/python scripts/web.py
TYPED := $(wildcard manoir tests bench scripts hatch_build.py)

.DEFAULT_GOAL := help
.PHONY: help play dev test quick check format bench soak browser faults audit pictures screens gallery docs wheel lock clean install web node warm rules programs
.PHONY: sources lint types generated check-web test-web

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: WARM = 2 --seats 3 # the house makes the rest while it is open
play: install web warm ## Set everything up and open the house on HOST:PORT (127.0.0.1:8000)
	@exec $(BIN)/manoir serve --host $(HOST) --port $(PORT)

dev: .venv/.dev node ## Serve web sources as they change, beside a running `make play`
	$(WEB) run dev

test: .venv/.dev programs ## Check and test everything; CI runs this and nothing else
	@$(MAKE) --no-print-directory --jobs 3 web warm rules
	@nice $(MAKE) $(BESIDE) check test-web & $(PYTEST); tests=$$?; wait $$! && exit $$tests

quick: .venv/.dev node warm ## Check, and run the unit tests
	@nice $(MAKE) $(BESIDE) sources & $(PYTEST) -m "not soak and not whole"; tests=$$?; wait $$! && exit $$tests

check: sources docs ## Lint, formatting, types, generated files, the documentation site

sources: lint types generated check-web

format: .venv/.dev node ## Rewrite sources the way `make check` wants them
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(WEB) run format

bench: install ## Measure what the house promises
	$(BIN)/manoir bench

soak: .venv/.dev web ## The long tests; `make soak ONLY=server` those of one part of tests/
	$(PYTEST) --plain -m "soak or hypothesis" --hypothesis-profile soak $(if $(ONLY),tests/$(ONLY))

browser: .venv/.dev web warm programs ## The browser tests again and again, with other deals: `make browser TIMES=20`
	$(BIN)/python scripts/browser.py $(TIMES) .browser -n $(JOBS)

faults: .venv/.dev warm ## Plant faults one by one, and say which test finds each
	$(BIN)/python scripts/faults.py

audit: .venv/.dev node ## Look for known vulnerabilities in what is locked
	$(PIP) install pip-audit
	$(BIN)/python scripts/audit.py

pictures: WARM = 2 --seats 3 --seats 4
pictures: .venv/.dev web warm programs ## Take the pictures of the documents again
	PYTHONPATH=. $(BIN)/python scripts/pictures.py

screens: .venv/.dev web warm programs ## Take every screen in all sizes, languages and themes; `make screens ONLY="fr night"`
	PYTHONPATH=. $(BIN)/python scripts/screens.py screens $(ONLY)

gallery: install ## Look through all keyholes of Pas vu pas pris again
	$(BIN)/python -m manoir.games.pasvu.sight.gallery docs/pictures/keyhole
	$(BIN)/python -m manoir.games.pasvu.sight.leaning_gallery docs/pictures/keyhole

docs: .venv/.docs ## Build the documentation site, which the house serves at /docs
	@$(BIN)/python scripts/docs.py build

wheel: install web ## Wheel and sdist in dist/, the web client inside
	$(BIN)/python -m hatchling build --clean

lock: .venv/.base ## Lock requirements again; `make lock UPGRADE=--upgrade` for newer ones
	$(PIP) install --require-hashes -r requirements/lock.txt
	scripts/lock.sh $(UPGRADE)
	$(WEB) npm install --package-lock-only

clean: ## Back to a fresh clone
	rm -rf .venv web/node_modules web/.svelte-check manoir/server/static manoir/server/docs.zip dist build
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .browser
	find manoir tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Checks run beside tests: tests show how far they are, and each check what it has to say when it
# is done. Both have to be good.

BESIDE := --no-print-directory --jobs 2 --keep-going --output-sync=target
PYTEST := $(BIN)/pytest -n $(JOBS) --dist worksteal

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.dev
	$(BIN)/mypy $(TYPED)
	cd examples/lanterne && $(CURDIR)/$(BIN)/mypy lanterne tests

generated: .venv/.dev
	$(BIN)/python -m manoir.server.typescript --check

check-web: .venv/.dev node
	$(WEB) check

test-web: .venv/.dev node
	$(WEB) test

# What the commands above stand on.

install: .venv/.base

web: .venv/.base node
	@$(WEB) build

node: .venv/.base
	@$(WEB) node || $(PIP) install --require-hashes -r requirements/node.txt

warm: .venv/.base
	@$(BIN)/python -m manoir.bots.warm --seats $(WARM)

rules: .venv/.base
	@$(BIN)/python -m manoir.bots.warm --rules

programs:
	@scripts/programs.sh

.venv/.made:
	@python=$(PYTHON); "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoir needs Python 3.11 or newer: make PYTHON=/path/to/python")' && \
		echo "$$python -m venv .venv" && "$$python" -m venv .venv
	@touch $@

.venv/.base: .venv/.made requirements/base.txt requirements/build.txt pyproject.toml
	$(PIP) install --require-hashes -r requirements/base.txt -r requirements/build.txt
	$(PIP) install --no-deps --no-index --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.base requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.docs: .venv/.dev requirements/docs.txt
	$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@
