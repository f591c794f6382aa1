# Builds with any engine (docker, podman, buildah): docker build -t aisle .
FROM node:26-bookworm-slim AS build
WORKDIR /app
# The image needs DATABASE_URL: the embedded database is left out.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts && npm rebuild node
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
# The demo shop.
COPY --from=build /app/docs ./docs
COPY --from=build /app/examples ./examples
# Compiled code is kept between starts of one container; a volume at /backups then belongs to the service.
RUN mkdir -p node_modules/.cache /backups && chown node:node node_modules/.cache /backups
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "src/cli.ts"]
CMD ["serve"]
