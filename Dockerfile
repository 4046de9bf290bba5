# syntax=docker/dockerfile:1

# The image's Node is the one that runs here; the npm package "node" is a development dependency.
FROM node:24-bookworm-slim AS production-packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# `npm ci --omit=dev` would install development packages that others name as optional peers, 100 MB.
# The versions are those of the lock file.
RUN npm pkg delete devDependencies && npm install --ignore-scripts && npm cache clean --force

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
# Memory freed by compression threads is returned to the system: docs/decisions/0023-memory.md
ENV NODE_ENV=production \
    MALLOC_TRIM_THRESHOLD_=131072 \
    DATA_DIR=/data \
    PORT=3000
WORKDIR /site
COPY package.json LICENSE ./
COPY --from=production-packages /site/node_modules node_modules
COPY app app
COPY lake lake
COPY migrations migrations
COPY runtime runtime
COPY server server
COPY seed seed
COPY studio studio
COPY submissions submissions
COPY tooling tooling
COPY --from=build /site/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Not /readyz: where unhealthy containers are replaced, a full disk or a database outage would end
# every instance, although each can serve pages.
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz/pages`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "server/main.ts"]
