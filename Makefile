# Portsmouth: everything a newcomer or CI runs. `make help` lists the targets.
# Installs into .venv/ and node_modules/; writes build/ and dist/. Nothing outside the project
# is touched, but for `make test`, which installs a Chromium if the machine has none.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PORT ?= 8000
PY := .venv/bin/python
JOBS ?= auto
TESTS ?= tests
E2E ?= e2e
# What `make quick` always runs: the tests that read all sources, and one round in the browser.
GUARDS := tests/test_imports.py tests/test_names.py tests/web/test_imports.py tests/web/test_words.py
JOURNEY := e2e/test_worked_example.py
# The games that the contract suite tests in Pyodide; signals is the made-up one.
CONTRACTS := $(patsubst portsmouth/games/%/meta.py,contract-%, \
	$(wildcard portsmouth/games/*/meta.py)) contract-signals
KILLS ?= 200
GAME ?= portsmouth
FUZZ_GAMES ?= 100000
FUZZ_SECONDS ?= 150

# Everything the site is made from (folders too: they change when a file goes).
SITE_SOURCES := index.html \
	$(shell find portsmouth web -name __pycache__ -prune -o -print 2>/dev/null) \
	$(wildcard tools/build_site.py tools/bundle.py tools/check_dist/release.py tools/page.py tools/wheels.py tools/compile_stdlib.py tools/compile_wheel.py tools/late_module.py tools/package_loader.py tools/precache.py tools/site_files.py tools/vendor.py tools/pyodide_run.mjs tools/licenses/*) \
	pyproject.toml package-lock.json requirements-site.txt LICENSE

.PHONY: help play build package test quick lint format types unit contract thorough e2e bench check-dist fit fuzz kill retry browsers offline-trials long-session contact clean distclean \
	deps-build deps-dev browser

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' Makefile

play: build ## build the site, serve it on this machine and print the address (PORT=8000)
	@$(PY) tools/serve.py --port $(PORT)

build: dist/build.json ## write the static site to dist/

package: deps-build ## write the sdist and the wheel for PyPI to build/package/
	rm -rf build/package
	$(PY) -m hatchling build -d build/package

test: ## everything CI runs: lint, types, build, tests in CPython, Pyodide and a browser
	@$(MAKE) deps-dev browser
	@$(MAKE) -j3 --keep-going lint types build
	@$(MAKE) unit
	@$(MAKE) contract
	@$(MAKE) e2e

quick: ## before a commit: lint, types, the tests of what changed, one round in the browser
	@$(MAKE) deps-dev browser
	@$(MAKE) -j3 --keep-going lint types build
	$(PY) -m pytest $(GUARDS) $$($(PY) tools/changed_tests.py) -n $(JOBS) -q --hypothesis-profile=quick
	$(PY) -m pytest $(JOURNEY) -q

lint: deps-dev ## ruff and Biome: rules and format
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	node_modules/.bin/biome ci --colors=off --error-on-warnings

format: deps-dev ## let ruff and Biome put the files in order, and draw the architecture anew
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	node_modules/.bin/biome check --write
	$(PY) tools/draw_architecture.py

types: deps-dev ## mypy over the Python, tsc over the JavaScript
	$(PY) -m mypy
	node node_modules/typescript/bin/tsc --project tsconfig.json
	node node_modules/typescript/bin/tsc --project tools/tsconfig.json
	node node_modules/typescript/bin/tsc --project tools/tsconfig.sw.json

unit: deps-dev ## pytest tests/ in CPython
	$(PY) -m pytest $(TESTS) -n $(JOBS) -q

contract: build ## the contract suite on the built wheel, in Pyodide under Node, two games at a time
	@$(MAKE) -j2 --keep-going --output-sync=target $(CONTRACTS)

contract-%:
	node tools/pyodide_tests.mjs --game $*

thorough: build deps-dev browser ## tests/ and e2e/ with all of what `make test` takes a part
	SAMPLE=all $(PY) -m pytest $(TESTS) -n $(JOBS) -q
	SAMPLE=all $(PY) -m pytest $(E2E) -n $(JOBS) --dist loadgroup -q

e2e: build deps-dev browser ## pytest e2e/ against dist/ in Chromium
# What fails is tried once more, alone: a fault fails twice, a machine out of breath doesn't.
	$(PY) -m pytest $(E2E) -n $(JOBS) --dist loadgroup -q || \
		$(PY) -m pytest $(E2E) --last-failed --last-failed-no-failures none --maxfail 5 -q

bench: build deps-dev browser ## measure speeds; writes build/bench.json
	$(PY) tools/bench.py
	$(PY) tools/bench_page.py
	$(PY) tools/bench_start.py

check-dist: build ## check the built site as a host would (URL=address asks a running host too)
	$(PY) -m tools.check_dist dist $(if $(URL),--url $(URL))

fit: deps-dev ## fit the captains' weights anew to the rows in tools/fit/ (minutes; gives the same files)
	$(PY) tools/fit_captains.py fit --seats 2 --rows tools/fit/2-a.jsonl.xz tools/fit/2-b.jsonl.xz
	$(PY) tools/fit_captains.py fit --seats 3 --rows tools/fit/3-b.jsonl.xz tools/fit/4-a.jsonl.xz tools/fit/4-b.jsonl.xz
	$(PY) tools/fit_captains.py fit --seats 4 --rows tools/fit/4-a.jsonl.xz tools/fit/4-b.jsonl.xz

fuzz: deps-dev ## 100,000 random games, 10,000 hostile inputs, guided fuzzing (two hours)
	$(PY) -m pip install -q --disable-pip-version-check -r requirements-fuzz.txt
	$(PY) tools/fuzz/hostile.py --cases 10000 --memory
	SAMPLE=all $(PY) -m pytest tests/games/portsmouth/test_every_cell.py tests/games/privateer/test_second_engine.py \
		tests/games/victory/test_second_engine.py tests/games/victory/test_placing.py \
		tests/games/captains_sea/test_second_engine.py tests/games/captains_sea/test_second_bridge.py -n $(JOBS) -q
	for target in save record link request fluent notation; do \
		$(PY) tools/fuzz/guided.py $$target --seconds $(FUZZ_SECONDS) || exit 1; done
	$(PY) tools/fuzz/games.py --games $(FUZZ_GAMES)
	$(PY) tools/fuzz/games.py --game privateer --games 10000
	$(PY) tools/fuzz/games.py --game victory --games 10000
	$(PY) tools/fuzz/games.py --game captains_sea --games 10000
	$(PY) tools/fuzz/games.py --game war --games 10000

kill: build deps-dev browser ## kill the whole browser 200 times while it plays (half an hour; KILLS=200 GAME=portsmouth)
	$(PY) tools/trials/kill.py --kills $(KILLS) --game $(GAME)

retry: build deps-dev browser ## lose each file of a first visit, and the network at 20 moments, and try again (half an hour)
	$(PY) tools/trials/retry.py --at-once 2

browsers: build ## Firefox and WebKitGTK, where this machine has them: a smoke test, then kills of Firefox
	node e2e/other_browsers/smoke.mjs dist
	node e2e/other_browsers/kill.mjs dist

offline-trials: build deps-dev browser ## damage each kept file, silence the host, change releases half-way (an hour)
	$(PY) -m tools.trials.offline $(TRIALS)

long-session: build deps-dev browser ## let captains play for an hour in one tab, and watch what the tab grows by (MINUTES=60)
	$(PY) tools/trials/long_session.py --minutes $(or $(MINUTES),60)

contact: build deps-dev browser ## photograph every screen, for eyes; writes build/contact/index.html
	$(PY) tools/contact_sheet.py --sizes phone,tablet,desktop --themes paper,night

clean: ## remove what the build and the tests wrote
	rm -rf build dist test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find portsmouth tests tools art e2e -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## also remove .venv/ and node_modules/
	rm -rf .venv node_modules

# --- what is installed, with a stamp file each so that a second run is quick -------------------

deps-build: .venv/.build-ready node_modules/.ready
deps-dev: .venv/.dev-ready node_modules/.ready

.venv/bin/python:
	@python=$$(tools/need.sh python) && "$$python" -m venv .venv

.venv/.build-ready: requirements-dev.txt | .venv/bin/python
	@$(PY) -m pip install -q --disable-pip-version-check -c requirements-dev.txt hatchling
	@touch $@

.venv/.dev-ready: requirements-dev.txt .venv/.build-ready
	@$(PY) -m pip install -q --disable-pip-version-check -r requirements-dev.txt
	@touch $@

node_modules/.ready: package.json package-lock.json
	@tools/need.sh node >/dev/null
	@npm ci --silent --no-audit --no-fund
	@touch $@

browser: .venv/.dev-ready
	@mkdir -p build
	@tools/need.sh browser > build/chromium.path || { rm -f build/chromium.path; exit 1; }

dist/build.json: $(SITE_SOURCES) .venv/.build-ready node_modules/.ready
	@$(PY) tools/build_site.py
