# Every target sets itself up; `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PLAY_STAMP := $(VENV)/.play-stamp
LOCK_STAMP := $(VENV)/.lock-stamp
WASM_STAMP := $(VENV)/.wasm-stamp
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
NATIVE := $(shell find native -path native/wasm -prune -o -name '*.[ch]pp' -print) native/CMakeLists.txt
NATIVE_TEST := build/native-test
# The kernel for browsers. Pages do without it, so that nobody has to wait for its compiler to play.
WASM := build/wasm/rummel.wasm
ALONE := build/alone/rummel.zip
ENGINE := $(shell find src/rummel -name server -prune -o -name cli -prune -o \( -name '*.py' -o -name '*.bin' \) -print)
# Tests wait as much as they compute: two more processes than cores.
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)
# What the web client is built from, and what marks that it is.
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.js web/index.html) \
	$(wildcard src/rummel/lang/*/*.ftl)
WEB_STAMP := web/node_modules/.stamp
WEB_BUILD_STAMP := web/node_modules/.build-stamp
SITE := src/rummel/server/static/index.html

# Tests start hundreds of programs: none of them has to compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
# What a build that failed left behind is not taken for its result.
.DELETE_ON_ERROR:
.PHONY: help need need-web need-browser need-server setup lock web wasm play terminal check lint test native-test \
	pytest components web-test busy-test bench docs generate game shots soak format dist clean

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

setup: $(LOCK_STAMP) $(STAMP) ## make .venv with everything that development needs

# What playing needs, what development needs and our own build have separate stamps: players
# download no linters, and a changed kernel downloads nothing.
$(PLAY_STAMP): requirements-play.lock requirements-build.lock
	@$(MAKE) -s --no-print-directory need
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements-play.lock -r requirements-build.lock
	@touch $@

# Python compiles what it imports; to compile all of it now would take longer than to install it.
$(LOCK_STAMP): requirements.lock $(PLAY_STAMP)
	$(PIP) --no-compile --require-hashes -r requirements.lock
	@touch $@

# An editable install knows modules by their files: one that became a package has to be installed
# again.
$(STAMP): $(PLAY_STAMP) pyproject.toml $(NATIVE) $(wildcard src/rummel/*/__init__.py src/rummel/*/*/__init__.py)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) --no-build-isolation --no-deps -e .
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
	[ -x "$${RUMMEL_CHROMIUM_SHELL:-/usr/bin/chromium-headless-shell}" ] \
		|| missing="$$missing chromium-headless-shell"; \
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
		echo "(installed elsewhere: RUMMEL_CHROMIUM, RUMMEL_CHROMIUM_SHELL, which may be the same,"; \
		echo "RUMMEL_FIREFOX, RUMMEL_WEBKIT for WebKitWebDriver and RUMMEL_XVFB for Xvfb name the programs)"; \
		exit 1; \
	fi

# The server is tested with a real PostgreSQL, in separate clusters, and behind a real nginx.
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

# What builds the pages stands under `dependencies`, what tests them under `devDependencies`.
NPM := npm --prefix web ci --no-fund --no-audit --loglevel=error
$(WEB_STAMP): web/package-lock.json
	@$(MAKE) -s --no-print-directory need-web
	$(NPM)
	@touch $@ $(WEB_BUILD_STAMP)

# `npm ci` begins by removing everything, so where all packages are there, nothing is done.
$(WEB_BUILD_STAMP): web/package-lock.json
	@$(MAKE) -s --no-print-directory need-web
	[ $(WEB_STAMP) -nt $< ] || $(NPM) --omit=dev
	@touch $@

$(SITE): $(WEB_BUILD_STAMP) $(WEB) $(if $(wildcard $(WASM)),$(WASM)) $(wildcard $(ALONE))
	npm --prefix web run --silent build -- --logLevel warn
	@touch $@

web: $(SITE) ## build the web client

$(WASM_STAMP): requirements-wasm.lock $(PLAY_STAMP)
	$(PIP) --require-hashes -r requirements-wasm.lock
	@touch $@

$(WASM): $(WASM_STAMP) tools/wasm.py $(shell find native/src native/include native/wasm -name '*.[ch]pp')
	$(BIN)/python tools/wasm.py $@

# What playing alone needs: the engine with Python for browsers, beside the kernel.
$(ALONE): requirements-browser.lock tools/alone.py native/wasm/_kernel.py $(PLAY_STAMP) $(WEB_STAMP) $(ENGINE)
	$(BIN)/python tools/alone.py $(@D)

# Another make, which sees that the files are there.
wasm: $(WASM) $(ALONE) ## build the kernel for browsers, and the web client with it
	@$(MAKE) --no-print-directory web

play: ## serve the games on this machine and print the address (ARGS="--port 9000")
	@$(MAKE) --no-print-directory -j2 $(STAMP) $(SITE)
	@$(BIN)/rummel serve $(ARGS)

terminal: $(STAMP) ## play in the terminal (ARGS="gin --seats me,bot:steady")
	@$(BIN)/rummel play $(ARGS)

lint: setup $(WEB_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools bench
	$(BIN)/lint-imports
	npm --prefix web run --silent check

check: lint components ## the quick tier: linters, types, levels, fast tests
	$(BIN)/pytest -q -m "not slow" -n $(JOBS) --dist worksteal $(ARGS)

# What waits for downloads goes on beside what compiles, but packages are installed one after another.
# The kernel's own tests are compiled while the others wait for servers and browsers.
test: ## everything that must pass
	@$(MAKE) --no-print-directory need-web need-browser need-server $(WASM_STAMP)
	@$(MAKE) --no-print-directory -j2 -O $(LOCK_STAMP) $(WEB_STAMP) $(WASM)
	@$(MAKE) --no-print-directory $(ALONE)
	@$(MAKE) --no-print-directory -j2 -O lint docs components
	@$(MAKE) --no-print-directory -j2 native-test pytest

pytest:
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal $(ARGS)

components: $(WEB_STAMP) web
	npm --prefix web test --silent

web-test: setup wasm components docs need-browser ## the pages in real browsers, every game to its end
	$(BIN)/pytest -q tests/web --soak 10 $(ARGS)

busy-test: setup $(WEB_STAMP) wasm docs need-browser ## the same five times over, with every core busy otherwise
	for time in 1 2 3 4 5; do $(BIN)/pytest -q tests/web --busy $(ARGS) || exit 1; done

native-test: setup ## the kernel's own tests, with sanitizers
	@$(BIN)/cmake -S native -B $(NATIVE_TEST) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
		-DCMAKE_CXX_FLAGS="-Og -g1" -DRUMMEL_TESTS=ON >/dev/null
	@MAKEFLAGS= nice -n 10 $(BIN)/cmake --build $(NATIVE_TEST) -- --quiet
	$(BIN)/ctest --test-dir $(NATIVE_TEST) -j 2 --output-on-failure

bench: setup ## measure against the peers
	$(BIN)/python -m bench $(ARGS)

# Rebuilt when a text or what makes pages of it is newer.
DOCS := src/rummel/server/docs/index.html
$(DOCS): $(LOCK_STAMP) $(STAMP) mkdocs.yml $(wildcard *.md docs/* tools/*.py examples/* src/rummel/*.py \
		src/rummel/lang/*/*.ftl src/rummel/lang/*/*/*.ftl) $(shell find web/src -name figures.json)
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build -q --strict

docs: $(DOCS) ## build the documentation; `make play` serves it at /docs

generate: setup ## write everything that is generated, where it has changed (ARGS="wire facts")
	$(BIN)/python -m tools.generate $(ARGS)

game: setup ## begin a new family of games (NAME=conquian SHEET=CON); CONTRIBUTING.md goes on
	$(BIN)/python -m tools.scaffold "$(NAME)" $(SHEET)
	@$(MAKE) --no-print-directory generate ARGS="readme wire facts scores"
	@$(MAKE) --no-print-directory format
	@echo "What is left to write: $(BIN)/pytest tests/test_house.py"

shots: setup $(WEB_STAMP) web need-browser ## take the pictures of the README again
	$(BIN)/python -m tests.web.shots

soak: setup ## ten times as many random matches
	$(BIN)/pytest -q --soak 10 -n $(JOBS) --dist worksteal $(ARGS)

format: setup $(WEB_STAMP) ## format and fix what can be fixed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

# requirements.lock is everything but the compiler for browsers, which has a file of its own; the
# other two are parts of it, with the same versions.
UPGRADE ?= --upgrade
COMPILE := build/lock/bin/pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
dist: $(STAMP) wasm $(DOCS) ## an sdist with all pages, and from it a wheel for this machine, in dist/
	rm -rf dist
	$(BIN)/python -c 'from scikit_build_core.build import build_sdist; print(build_sdist("dist"))'
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip wheel -q --disable-pip-version-check \
		--no-build-isolation --no-deps -w dist dist/*.tar.gz

lock: ## choose the newest versions and write the lock files (UPGRADE= keeps those that fit)
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install -q --disable-pip-version-check pip-tools
	$(COMPILE) $(UPGRADE) --extra build --extra data --extra dev --extra env --extra peers \
		--extra ray -o requirements.lock pyproject.toml
	$(COMPILE) -c requirements.lock -o requirements-play.lock pyproject.toml
	for extra in build wasm; do \
		$(PYTHON) -c 'import sys, tomllib; \
			project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
			print(*project["optional-dependencies"][sys.argv[1]], sep="\n")' \
			$$extra >build/lock/$$extra.in; \
		$(COMPILE) $(UPGRADE) -c requirements.lock -o requirements-$$extra.lock build/lock/$$extra.in; \
		sed -i "s|-r build/lock/$$extra.in|rummel[$$extra] (pyproject.toml)|" requirements-$$extra.lock; \
	done

clean: ## remove what the targets made
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/rummel/server/static src/rummel/server/docs
	rm -f src/rummel/*.so
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
