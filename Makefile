PYTHON ?= python3
VENV = .venv
BIN = $(VENV)/bin
APT = apt-get --yes --quiet
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of programs: what Python compiles is compiled once

# A program of Debian's that tests are made for: installed if that may be.
install = command -v $(1) > /dev/null || [ "$$(id -u)" != 0 ] || $(APT) install $(or $(2),$(1)) > /dev/null || \
	{ $(APT) update > /dev/null && $(APT) install $(or $(2),$(1)) > /dev/null; } || true

# Tests, in the environment $(2) and with the options $(3); what fails is noted in the folder $(1).
try = { rm -f $(1)/v/cache/lastfailed; $(2) $(BIN)/pytest --durations=15 -o cache_dir=$(1) $(3) || \
	{ [ $$? = 1 ] && [ -s $(1)/v/cache/lastfailed ]; }; }

# What has failed is tried once more, alone. If it passes then, the machine was too slow for it or it races: both are to be
# mended, and its name is said.
retry = if [ -s $(1)/v/cache/lastfailed ]; then echo "UNSTEADY, if they pass now:"; \
	$(2) $(BIN)/pytest -o cache_dir=$(1) $(3) -n 0 -v --last-failed; fi

IS_QUICK = -m "not slow and not long and not laws"
IS_SHORT = -m "not long and not laws"
IS_LONG = -m "long and not laws"
RULES = tests/clauses tests/kernel tests/notation tests/games
RULE_TESTS = $(IS_SHORT) $(RULES)
OTHERS = -n 4 --dist worksteal $(addprefix --ignore ,$(RULES) tests/wheels)
SCREENS = -n 4 --dist worksteal tests/browser

CAN_COMPILE = $(BIN)/python builder/compiled.py --can

# How what never waits gives way to what waits.
GIVE_WAY = nice -n 5

# What is made side by side says its words one after another, where this make can do that.
TOGETHER = --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: run quick quick-rules quick-words test test-long collect test-python long-python test-rules test-compiled test-compiled-if-can test-web check-web run-web-tests test-browsers try-browsers long-browsers browsers engines wheel dist haproxy postgresql chromium webkit firefox valgrind lint lint-python lint-web types types-here types-elsewhere compile bench count busy soak attack chaos laws heard web docs constraints clean

run: $(VENV)/ready web
	$(BIN)/citysleeps serve --host 0.0.0.0 --port 8000 --database citysleeps.db

# Rules, kernel, notation, words, golden games, while one works; QUICK leaves out what all screens show (tests/clauses), and
# counts less far. Two processes share the work: pytest-xdist would take a third of the time to pass small tests round.
quick: $(VENV)/ready
	@$(MAKE) $(TOGETHER) quick-rules quick-words

quick-rules:
	QUICK=1 $(BIN)/pytest $(IS_QUICK) tests/clauses tests/kernel tests/games tests/counts

quick-words:
	QUICK=1 $(BIN)/pytest $(IS_QUICK) -p no:cacheprovider tests/words tests/notation tests/test_*.py

# First what is installed. The web has its programs long before Python has, so it is built and checked meanwhile. Then what
# is quick to fail. Then all tests side by side: those of Python and of browsers wait for servers and clocks half of their
# time, and what never waits fills it, one after another, the longest first: it gives way to them (LATER), so that nothing
# waits alone at the end. At last what has failed, alone.
test:
	@$(MAKE) $(TOGETHER) --jobs=3 $(VENV)/ready web chromium lint-web check-web
	@$(MAKE) $(TOGETHER) lint-python wheel collect
	@$(MAKE) $(TOGETHER) --jobs=3 LATER="$(GIVE_WAY)" test-python try-browsers test-rules types-here run-web-tests
	@$(call retry,.pytest_cache,,$(IS_SHORT) $(OTHERS))
	@$(call retry,.pytest_cache/rules,,$(RULE_TESTS))
	@$(call retry,.pytest_cache/browsers,BROWSERS=1,$(IS_SHORT) $(SCREENS))

# The tests that take a core long, and all that is compiled. CI runs them too.
test-long:
	@$(MAKE) $(TOGETHER) --jobs=3 $(VENV)/ready web valgrind
	@$(MAKE) $(TOGETHER) wheel collect
	@$(MAKE) $(TOGETHER) --jobs=3 LATER="$(GIVE_WAY)" long-python long-browsers test-compiled-if-can types-elsewhere
	@$(call retry,.pytest_cache/long,,$(IS_LONG) $(OTHERS))
	@$(call retry,.pytest_cache/long-browsers,BROWSERS=1,$(IS_LONG) $(SCREENS))

# The wheels are tried when there is a compiled one.
test-python: $(VENV)/ready
	@$(call try,.pytest_cache,,$(IS_SHORT) $(OTHERS))

long-python: $(VENV)/ready
	@$(call try,.pytest_cache/long,,$(IS_LONG) $(OTHERS))

# Thousands of small tests, in one process: pytest-xdist takes 5 milliseconds for each.
test-rules: $(VENV)/ready
	@$(call try,.pytest_cache/rules,$(LATER),$(RULE_TESTS))

# Assertions are rewritten once and kept, so that not every worker does it. What is wrong with a test, the workers say.
collect: $(VENV)/ready
	@BROWSERS=1 $(BIN)/pytest --collect-only --quiet $(addprefix --ignore ,$(RULES)) > /dev/null || true

# Every third scenario. What screens show is interpreted here too: it is held in the golden games, and not again in these.
test-compiled: build/plain/ready wheel
	PYTHONPATH=build/plain COMPILED=1 QUICK=1 $(LATER) $(BIN)/pytest -p no:cacheprovider tests/clauses tests/games \
	tests/test_build.py tests/table/test_anything.py tests/table/test_store_failure.py tests/table/test_night.py \
	tests/envs/test_pairs.py
	$(BIN)/pytest -p no:cacheprovider tests/wheels

test-compiled-if-can: build/sources/ready
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory test-compiled; \
	else echo "SKIPPED: the tests of the compiled build; they need a C compiler and the headers of Python"; fi

test-web: check-web run-web-tests

check-web: web/node_modules/ready
	cd web && npm run --silent check

run-web-tests: $(VENV)/ready web/node_modules/ready
	cd web && $(LATER) npm run --silent test

test-browsers: $(VENV)/ready wheel chromium webkit
	@$(MAKE) --no-print-directory try-browsers

# With what there is: so it need not wait for its turn behind the programs that are installed.
try-browsers:
	@if command -v chromium > /dev/null; then $(call try,.pytest_cache/browsers,BROWSERS=1,$(IS_SHORT) $(SCREENS)); \
	else echo "SKIPPED: the tests in real browsers; they need Debian's chromium, and it could not be installed"; fi

long-browsers:
	@if command -v chromium > /dev/null; then $(call try,.pytest_cache/long-browsers,BROWSERS=1,$(IS_LONG) $(SCREENS)); \
	else echo "SKIPPED: the long tests in real browsers; they need Debian's chromium, and it could not be installed"; fi

browsers: test-browsers long-browsers
	@$(call retry,.pytest_cache/browsers,BROWSERS=1,$(IS_SHORT) $(SCREENS))
	@$(call retry,.pytest_cache/long-browsers,BROWSERS=1,$(IS_LONG) $(SCREENS))

# Every book's screens in Chromium, WebKit and Firefox at once, and how much their pictures differ: some minutes.
engines: $(VENV)/ready web webkit firefox
	BROWSERS=1 ENGINES=1 $(BIN)/pytest -n 0 -s tests/browser/test_engines.py

wheel: build/pure/ready

# What people install: an archive of the sources, a wheel for every machine, and a compiled one for machines like this.
dist: build/pure/ready
	@rm -rf dist && mkdir dist
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory build/compiled/ready && cp build/compiled/wheel/*.whl dist; \
	else echo "SKIPPED: the compiled wheel; it needs a C compiler and the headers of Python"; fi
	@cp build/sources/*.tar.gz build/pure/*.whl dist
	@ls dist/*

haproxy:
	@$(call install,haproxy)
	@PATH=$$PATH:/usr/sbin; command -v haproxy > /dev/null || \
	echo "SKIPPED: the tests of the proxy; they need Debian's haproxy, and it could not be installed"

# Its programs are not on the path; after the other, because only one can install at a time.
postgresql: | haproxy
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || $(call install,initdb,postgresql)
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
	echo "SKIPPED: the tests with PostgreSQL; they need Debian's postgresql, and it could not be installed"

# The one without windows is quicker; without it the tests take the other.
chromium: | postgresql
	@$(call install,chromium)
	@$(call install,chromium-headless-shell)

# The engine of iPhones, its driver, and a display that nobody sees.
webkit: | chromium
	@$(call install,WebKitWebDriver,webkit2gtk-driver)
	@$(call install,Xvfb,xvfb)
	@command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null || \
	echo "SKIPPED: the test in WebKit; it needs Debian's webkit2gtk-driver and xvfb, and they could not be installed"

firefox: | webkit
	@$(call install,firefox-esr)
	@command -v firefox-esr > /dev/null || \
	echo "SKIPPED: the tests in Firefox; they need Debian's firefox-esr, and it could not be installed"

valgrind: | webkit
	@$(call install,valgrind)

web: citysleeps/web/index.html

lint: lint-python lint-web

lint-python: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

lint-web: web/node_modules/ready
	cd web && npm run --silent lint

# The program as Python is on the three systems; what tests share, and the benches, as it is on Linux.
types: types-here types-elsewhere

types-here: $(VENV)/ready
	$(LATER) $(BIN)/mypy --platform linux
	MYPYPATH=bench $(LATER) $(BIN)/mypy --platform linux bench

# Windows lacks most of what macOS lacks. The rest can only be in modules that ask for the platform: these, each by itself.
types-elsewhere: $(VENV)/ready
	$(LATER) $(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 --package citysleeps
	$(LATER) $(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin --follow-imports=skip --allow-subclassing-any \
	--no-warn-return-any --allow-untyped-decorators --no-warn-unused-ignores $$(grep -rl --include='*.py' sys.platform citysleeps)

compile: build/compiled/ready build/compiled/prototype/ready

bench: $(VENV)/ready compile
	$(BIN)/python bench/bench.py

# Instructions of every book in both builds, held against bench/counts.json; KEEP=1 writes them there.
count: $(VENV)/ready compile
	@$(call install,valgrind)
	$(BIN)/python bench/count.py $(if $(KEEP),--keep)

# The tests hold beside as many busy processes as are named: MANY=8 for fewer. Nothing gives way to those.
busy: $(VENV)/ready
	$(BIN)/python bench/busy.py $(or $(MANY),20) $(MAKE) test GIVE_WAY=

# Memory over an hour of games by bots; MINUTES=3 for a short look.
soak: $(VENV)/ready
	$(BIN)/python bench/soak.py --minutes $(or $(MINUTES),60)

# Everything that strangers can do at once, beside fifty tables in play.
attack: $(VENV)/ready
	$(BIN)/python bench/attack.py

# Three nodes on PostgreSQL, fifty tables, and whatever can fail, two hundred times; TABLES, FAULTS and SEED if wanted.
chaos: $(VENV)/ready haproxy postgresql
	PYTHONPATH=tests $(BIN)/python -m nodes --tables $(or $(TABLES),50) --faults $(or $(FAULTS),200) $(addprefix --seed ,$(SEED))

laws: $(VENV)/ready web
	LAWS=long $(BIN)/pytest -n 2 tests/laws tests/books tests/lab tests/counts tests/agents tests/table/test_traffic.py tests/server/test_traffic.py
	BROWSERS=1 $(BIN)/pytest -n 2 tests/browser/test_night_alike.py

# Who hears what in every scenario, written again; it says what differs. FILES=… for some files of scenarios alone.
heard: $(VENV)/ready
	@$(BIN)/python tests/clauses/heard.py $(FILES)

# Small faults planted in BOOK (original, spytown, bigcity, cuba, or engine), and which of them no test finds.
mutants: $(VENV)/ready
	PYTHONPATH=tests $(BIN)/python -m mutants $(or $(BOOK),engine) --count $(or $(COUNT),100) $(addprefix --seed ,$(SEED)) \
	$(addprefix --one ,$(ONE)) $(addprefix --in ,$(IN)) $(addprefix --budget ,$(BUDGET)) $(addprefix --tests ,$(TESTS)) \
	$(if $(KEEP),--keep)

# Every page, the rules and the reference of the library as a site that can be searched; warnings are errors.
docs: $(VENV)/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --fresh-env -c docs . build/docs
	@cp build/docs/README.html build/docs/index.html
	@echo "open build/docs/index.html"

# Pins the newest versions for developers. A wheel takes any versions that pyproject.toml allows.
constraints: $(VENV)/ready
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --all-extras \
	--no-annotate --custom-compile-command "make constraints" --output-file constraints.txt pyproject.toml

clean:
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Of what is installed a small part is ever imported: Python compiles that then.
$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --no-compile --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev,lab,models]"
	touch $@

$(VENV)/docs: $(VENV)/ready
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[docs]"
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

citysleeps/web/index.html: web/node_modules/ready $(shell find web/src web/public locales -type f) web/index.html web/vite.config.ts web/locales.ts web/old.ts
	cd web && npm run --silent build -- --logLevel warn

# Every wheel is built from the archive of the sources, which has the screens.
SOURCES = $(wildcard builder/*.py builder/*.h) setup.py MANIFEST.in \
	$(shell find citysleeps rules locales -type f -not -name '*.pyc' -not -path 'citysleeps/web/*')
# Without the cache: pip takes a wheel from it that was built from this archive before, compiled or not.
WHEEL = $(BIN)/pip wheel --no-cache-dir --quiet --no-deps --no-build-isolation build/sources/citysleeps-*.tar.gz --wheel-dir
UNPACK = $(BIN)/python -m zipfile --extract

build/sources/ready: $(VENV)/ready citysleeps/web/index.html $(SOURCES)
	@rm -rf build/sources
	@PYTHONPATH=builder $(BIN)/python -c "from backend import build_sdist; build_sdist('build/sources')" > /dev/null
	@touch $@

build/pure/ready: build/sources/ready
	@rm -rf build/pure
	@$(WHEEL) build/pure
	@touch $@

build/compiled/ready: build/sources/ready
	@rm -rf build/compiled
	CITYSLEEPS_COMPILE=1 $(WHEEL) build/compiled/wheel
	@$(UNPACK) build/compiled/wheel/*.whl build/compiled
	@touch $@

# The same without optimizing, which takes the C compiler most of its time.
build/plain/ready: build/sources/ready
	@rm -rf build/plain
	CITYSLEEPS_COMPILE=plain $(LATER) $(WHEEL) build/plain/wheel
	@$(UNPACK) build/plain/wheel/*.whl build/plain
	@touch $@

build/compiled/prototype/ready: build/compiled/ready $(wildcard bench/prototype/*.py)
	@rm -rf build/compiled/prototype
	@cp -r bench/prototype build/compiled/prototype
	cd build/compiled/prototype && $(CURDIR)/$(BIN)/python $(CURDIR)/builder/compiled.py 3 kernel.py book.py lab.py > /dev/null
	@touch $@
