# Every target sets itself up; `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
LOCK_STAMP := $(VENV)/.lock-stamp
NATIVE := native/CMakeLists.txt $(wildcard native/*.cpp native/include/rummel/*.hpp native/src/*.cpp)
NATIVE_TEST := build/native-test
JOBS ?= 2

.DEFAULT_GOAL := help
.PHONY: help need setup lock play check lint test native-test bench soak format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Asked only when there is something to set up.
need:
	@missing=; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| missing="$$missing python3"; \
	$(PYTHON) -c 'import ensurepip' 2>/dev/null || missing="$$missing python3-venv"; \
	$(PYTHON) -c 'import os, sysconfig as s; os.stat(s.get_path("include") + "/Python.h")' \
		2>/dev/null || missing="$$missing python3-dev"; \
	command -v g++ >/dev/null || missing="$$missing g++"; \
	[ -n "$$missing" ] || exit 0; \
	echo "Rummel needs Python 3.11 or newer with headers and venv, and g++. Missing:$$missing"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Running: apt-get install$$missing"; \
		apt-get update -q && apt-get install -qy --no-install-recommends $$missing; \
	else \
		echo "On Debian: apt-get install$$missing   (another Python: make PYTHON=...)"; \
		exit 1; \
	fi

setup: $(STAMP) ## make .venv from the lock file and build the kernel

# The locked packages and our own build have separate stamps: a changed kernel must not
# download anything.
$(LOCK_STAMP): requirements.lock
	@$(MAKE) -s --no-print-directory need
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(STAMP): $(LOCK_STAMP) pyproject.toml $(NATIVE)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install -q --disable-pip-version-check \
		--no-build-isolation --no-deps -e .
	@touch $@

play: setup ## play in the terminal (ARGS="gin --seats me,bot:steady")
	@$(BIN)/rummel play $(ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests $(wildcard bench)
	$(BIN)/lint-imports

check: lint ## the quick tier: linters, types, levels, fast tests
	$(BIN)/pytest -q -m "not slow" -n $(JOBS) --dist worksteal $(ARGS)

test: lint native-test ## everything that must pass
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal $(ARGS)

native-test: setup ## the kernel's own tests, with sanitizers
	@$(BIN)/cmake -S native -B $(NATIVE_TEST) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
		-DCMAKE_BUILD_TYPE=RelWithDebInfo -DRUMMEL_TESTS=ON >/dev/null
	@$(BIN)/cmake --build $(NATIVE_TEST)
	$(BIN)/ctest --test-dir $(NATIVE_TEST) --output-on-failure

bench: setup ## measure against the peers
	$(BIN)/python -m bench $(ARGS)

soak: setup ## ten times as many random matches
	$(BIN)/pytest -q --soak 10 -n $(JOBS) --dist worksteal $(ARGS)

format: setup ## format and fix what can be fixed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## choose the newest versions and write requirements.lock anew
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install -q pip-tools
	build/lock/bin/pip-compile -q --upgrade --generate-hashes --strip-extras --allow-unsafe \
		--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--extra server --extra dev --extra peers -o requirements.lock pyproject.toml

clean: ## remove what the targets made
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -f src/rummel/*.so
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
