# syntax=docker/dockerfile:1
# About 165 MB of packages, 26 MB of build, and the Node version that the tests run on.
# It needs no root, no shell and no writable disk but DATA_DIR and /tmp (see docs/production.md).

# The version of the package "node", which the tests run on; server/main/deployed-tree.test.ts compares.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /homiq
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`, see docs/decisions/0010-install.md. No package's script runs: the only one that would,
# of the package "node", downloads the Node that this image has already.
RUN npm install --no-save --omit=dev --ignore-scripts --loglevel=error

FROM packages AS build
RUN npm install --no-save --include=dev --include=optional --ignore-scripts --loglevel=error
COPY . .
RUN node scripts/build.ts

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /homiq
COPY --from=packages /homiq/node_modules node_modules
COPY --from=build /homiq/package.json package.json
COPY --from=build /homiq/build build
COPY --from=build /homiq/content content
COPY --from=build /homiq/domain domain
COPY --from=build /homiq/scripts scripts
COPY --from=build /homiq/search search
COPY --from=build /homiq/server server
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main/index.ts"]
