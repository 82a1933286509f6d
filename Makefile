PYTHON ?= python3
VENV = .venv
BIN = $(VENV)/bin

.PHONY: run test test-compiled test-web browsers chromium lint types compile bench laws web clean

run: $(VENV)/ready web
	$(BIN)/citysleeps serve --host 0.0.0.0 --port 8000 --database citysleeps.db

test: $(VENV)/ready lint types test-web web
	$(BIN)/pytest -n 2
	@if $(BIN)/python bench/compile.py --can; then $(MAKE) test-compiled; \
	else echo "SKIPPED: the tests of the compiled build; they need a C compiler and the headers of Python"; fi

test-compiled: compile
	PYTHONPATH=build/compiled COMPILED=1 $(BIN)/pytest -n 2 tests/clauses tests/games tests/test_build.py

test-web: web/node_modules/ready
	cd web && npm run --silent check && npm run --silent test

browsers: $(VENV)/ready web chromium
	BROWSERS=1 $(BIN)/pytest -n 2 tests/browser

chromium:
	@command -v chromium > /dev/null || { [ "$$(id -u)" = 0 ] && apt-get install --yes --quiet chromium > /dev/null; } || \
	echo "SKIPPED: the tests in real browsers; they need Debian's chromium, and it could not be installed"

web: citysleeps/web/index.html

lint: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/ready
	$(BIN)/mypy

compile: build/compiled/ready

bench: $(VENV)/ready compile
	$(BIN)/python bench/bench.py

laws: $(VENV)/ready
	LAWS=long $(BIN)/pytest -n 2 tests/laws tests/lab tests/table/test_traffic.py tests/server/test_traffic.py

clean:
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm install --no-audit --no-fund --loglevel=error
	touch $@

citysleeps/web/index.html: web/node_modules/ready $(shell find web/src web/public locales -type f) web/index.html web/vite.config.ts web/locales.ts
	cd web && npm run --silent build -- --logLevel warn

build/compiled/ready: $(VENV)/ready bench/compile.py $(shell find citysleeps rules locales -type f -not -name '*.pyc')
	$(BIN)/python bench/compile.py build/compiled
	touch $@
