# A node: the server with its pages, as a user without rights, on port 8017.
#
#   docker build -t rummel .
#   docker run -p 8017:8017 -v rummel:/data rummel
#
# Without RUMMEL_DATABASE everything is kept in /data; deploy/compose.yaml has PostgreSQL instead.
# The developers have no Docker engine where they test. `tests/test_package.py` checks what is
# copied, and runs the health check outside of a container.

FROM node:22-slim AS packages
WORKDIR /rummel/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-fund --no-audit

FROM python:3.11-slim AS kernel
WORKDIR /rummel
COPY requirements-wasm.lock ./
RUN python -m pip install -q --require-hashes -r requirements-wasm.lock
COPY requirements-browser.lock ./
COPY tools/wasm.py tools/alone.py tools/
COPY native native
RUN python tools/wasm.py build/wasm/rummel.wasm
COPY --from=packages /rummel/web/node_modules/pyodide web/node_modules/pyodide
COPY src/rummel src/rummel
RUN python tools/alone.py build/alone

FROM node:22-slim AS pages
WORKDIR /rummel/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-fund --no-audit
COPY web ./
COPY src/rummel/lang /rummel/src/rummel/lang
COPY --from=kernel /rummel/build/wasm /rummel/build/wasm
COPY --from=kernel /rummel/build/alone /rummel/build/alone
RUN npm run build

FROM python:3.11-slim AS wheel
RUN apt-get update -q && apt-get install -qy --no-install-recommends g++
WORKDIR /rummel
COPY requirements-play.lock requirements-build.lock ./
RUN python -m venv /opt/build && python -m venv /opt/rummel \
    && /opt/build/bin/python -m pip install -q --require-hashes -r requirements-build.lock \
    && /opt/rummel/bin/python -m pip install -q --require-hashes -r requirements-play.lock
COPY pyproject.toml README.md LICENSE ./
COPY native native
COPY src src
COPY --from=pages /rummel/src/rummel/server/static src/rummel/server/static
RUN PATH="/opt/build/bin:$PATH" /opt/build/bin/python -m pip wheel -q --no-build-isolation \
        --no-deps -w dist . \
    && /opt/rummel/bin/python -m pip install -q --no-deps dist/*.whl

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home rummel \
    && install -d -m 0700 -o rummel -g rummel /data
COPY --from=wheel /opt/rummel /opt/rummel
ENV RUMMEL_HOST=0.0.0.0 \
    RUMMEL_PORT=8017 \
    RUMMEL_DATABASE=sqlite:////data/rummel.db
USER rummel
VOLUME /data
EXPOSE 8017
STOPSIGNAL SIGTERM
# /ready: the database answers and can be written to.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["/opt/rummel/bin/python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['RUMMEL_PORT'] + '/ready', timeout=4)"]
ENTRYPOINT ["/opt/rummel/bin/rummel", "serve"]
