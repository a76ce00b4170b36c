# Every target sets itself up; `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
LOCK_STAMP := $(VENV)/.lock-stamp
NATIVE := native/CMakeLists.txt $(wildcard native/*.cpp native/include/rummel/*.hpp native/src/*.cpp)
NATIVE_TEST := build/native-test
JOBS ?= 2
# What the web client is built from, and what marks that it is.
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.js web/index.html) \
	$(wildcard src/rummel/lang/*/*.ftl)
WEB_STAMP := web/node_modules/.stamp
SITE := src/rummel/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: help need need-web need-browser need-server setup lock web play terminal check lint test native-test \
	web-test busy-test bench shots soak format clean

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

# An editable install knows modules by their files: one that became a package has to be installed
# again.
$(STAMP): $(LOCK_STAMP) pyproject.toml $(NATIVE) $(wildcard src/rummel/*/__init__.py src/rummel/*/*/__init__.py)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install -q --disable-pip-version-check \
		--no-build-isolation --no-deps -e .
	@touch $@

need-web:
	@new='const [a, b] = process.versions.node.split("."); process.exit(+(a < 20 || (a == 20 && b < 19)))'; \
	has() { command -v npm >/dev/null && node -e "$$new" 2>/dev/null; }; \
	has && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Running: apt-get install nodejs npm"; \
		apt-get update -q && apt-get install -qy --no-install-recommends nodejs npm; \
		has && exit 0; \
	fi; \
	echo "The web client is built with Node.js 20.19 or newer, and npm."; \
	echo "On Debian 13: apt-get install nodejs npm   (elsewhere: https://nodejs.org)"; \
	exit 1

# The pages are tested in all three engines. Only root can install a browser; everybody else is told.
need-browser:
	@missing=; \
	[ -x "$${RUMMEL_CHROMIUM:-/usr/bin/chromium}" ] || missing="$$missing chromium"; \
	[ -x "$${RUMMEL_FIREFOX:-/usr/bin/firefox-esr}" ] || missing="$$missing firefox-esr"; \
	[ -x "$${RUMMEL_WEBKIT:-/usr/bin/WebKitWebDriver}" ] || missing="$$missing webkit2gtk-driver"; \
	[ -x "$${RUMMEL_XVFB:-/usr/bin/Xvfb}" ] || missing="$$missing xvfb"; \
	[ -n "$$missing" ] || exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Running: apt-get install$$missing"; \
		apt-get update -q && apt-get install -qy --no-install-recommends $$missing; \
	else \
		echo "The pages are tested in Chromium, Firefox and WebKitGTK. Missing:$$missing"; \
		echo "As root on Debian: apt-get install --no-install-recommends$$missing"; \
		echo "(installed elsewhere: RUMMEL_CHROMIUM, RUMMEL_FIREFOX, RUMMEL_WEBKIT for WebKitWebDriver"; \
		echo "and RUMMEL_XVFB for Xvfb name the programs)"; \
		exit 1; \
	fi

# The server is tested with a real PostgreSQL, in clusters of its own, and behind a real nginx.
need-server:
	@missing=; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null \
		|| missing="$$missing postgresql"; \
	PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || missing="$$missing nginx-light"; \
	[ -n "$$missing" ] || exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Running: apt-get install$$missing"; \
		apt-get update -q && apt-get install -qy --no-install-recommends $$missing; \
	else \
		echo "The server is tested with PostgreSQL and nginx. Missing:$$missing"; \
		echo "As root on Debian: apt-get install$$missing   (it need not run)"; \
		exit 1; \
	fi

$(WEB_STAMP): web/package-lock.json
	@$(MAKE) -s --no-print-directory need-web
	npm --prefix web ci --no-fund --no-audit --loglevel=error
	@touch $@

$(SITE): $(WEB_STAMP) $(WEB)
	npm --prefix web run --silent build -- --logLevel warn
	@touch $@

web: $(SITE) ## build the web client

play: setup web ## serve the games on this machine and print the address (ARGS="--port 9000")
	@$(BIN)/rummel serve $(ARGS)

terminal: setup ## play in the terminal (ARGS="gin --seats me,bot:steady")
	@$(BIN)/rummel play $(ARGS)

lint: setup $(WEB_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests $(wildcard bench)
	$(BIN)/lint-imports
	npm --prefix web run --silent check

check: lint web ## the quick tier: linters, types, levels, fast tests
	npm --prefix web test --silent
	$(BIN)/pytest -q -m "not slow" -n $(JOBS) --dist worksteal $(ARGS)

test: lint native-test web need-browser need-server ## everything that must pass
	npm --prefix web test --silent
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal $(ARGS)

web-test: setup web need-browser ## the pages in real browsers, every game to its end
	npm --prefix web test --silent
	$(BIN)/pytest -q tests/web --soak 10 $(ARGS)

busy-test: setup web need-browser ## the same five times over, with every core busy otherwise
	for time in 1 2 3 4 5; do $(BIN)/pytest -q tests/web --busy $(ARGS) || exit 1; done

native-test: setup ## the kernel's own tests, with sanitizers
	@$(BIN)/cmake -S native -B $(NATIVE_TEST) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
		-DCMAKE_BUILD_TYPE=RelWithDebInfo -DRUMMEL_TESTS=ON >/dev/null
	@$(BIN)/cmake --build $(NATIVE_TEST)
	$(BIN)/ctest --test-dir $(NATIVE_TEST) --output-on-failure

bench: setup ## measure against the peers
	$(BIN)/python -m bench $(ARGS)

shots: setup web need-browser ## take the pictures of the README anew
	$(BIN)/python -m tests.web.shots

soak: setup ## ten times as many random matches
	$(BIN)/pytest -q --soak 10 -n $(JOBS) --dist worksteal $(ARGS)

format: setup $(WEB_STAMP) ## format and fix what can be fixed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

lock: ## choose the newest versions and write requirements.lock anew
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install -q pip-tools
	build/lock/bin/pip-compile -q --upgrade --generate-hashes --strip-extras --allow-unsafe \
		--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--extra server --extra dev --extra peers -o requirements.lock pyproject.toml

clean: ## remove what the targets made
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/rummel/server/static
	rm -f src/rummel/*.so
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
