# One image for servers and workers: docker build -t indigo .
FROM node:20-bookworm-slim AS build
# SQLite's driver is compiled where there is no ready-made one for the machine.
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/indigo
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production INDIGO_DATA=/data
WORKDIR /opt/indigo
COPY --from=build /opt/indigo /opt/indigo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# SIGTERM finishes what is being written; Node is told so only as the first process of the container.
ENTRYPOINT ["node", "packages/cli/bin/indigo.js"]
CMD ["serve"]
