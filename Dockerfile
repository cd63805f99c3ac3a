# The server with the built app: no compiler, no tests, nothing of the demo, not root.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/outbox/package.json packages/outbox/
COPY packages/kit/package.json packages/kit/
COPY packages/rehearsal/package.json packages/rehearsal/
COPY packages/judge/package.json packages/judge/
COPY packages/safe/package.json packages/safe/
COPY packages/siwe/package.json packages/siwe/
COPY packages/gateway/package.json packages/gateway/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

# `npm install` and not `npm ci`, which refuses a lock file that cannot name every platform.
FROM manifests AS build
RUN npm install --no-audit --no-fund --workspace @countersign/web --include-workspace-root
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN cd apps/web && ../../node_modules/.bin/vite build

FROM manifests AS dependencies
RUN npm install --no-audit --no-fund --omit=dev --workspace @countersign/server

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=4100 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages/safe packages/safe
COPY packages/judge packages/judge
COPY packages/siwe packages/siwe
COPY packages/gateway packages/gateway
COPY apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4100
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=source", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]
