PYTHON ?= python3
VENV = .venv
BIN = $(VENV)/bin

.PHONY: run test test-compiled lint types compile bench laws clean

run: $(VENV)/ready
	$(BIN)/citysleeps serve --host 0.0.0.0 --port 8000 --database citysleeps.db

test: $(VENV)/ready lint types
	$(BIN)/pytest -n 2
	@if $(BIN)/python bench/compile.py --can; then $(MAKE) test-compiled; \
	else echo "SKIPPED: the tests of the compiled build; they need a C compiler and the headers of Python"; fi

test-compiled: compile
	PYTHONPATH=build/compiled COMPILED=1 $(BIN)/pytest -n 2 tests/clauses tests/games tests/test_build.py

lint: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/ready
	$(BIN)/mypy

compile: build/compiled/ready

bench: $(VENV)/ready compile
	$(BIN)/python bench/bench.py

laws: $(VENV)/ready
	LAWS=long $(BIN)/pytest -n 2 tests/laws

clean:
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

build/compiled/ready: $(VENV)/ready bench/compile.py $(shell find citysleeps rules locales -type f -not -name '*.pyc')
	$(BIN)/python bench/compile.py build/compiled
	touch $@
