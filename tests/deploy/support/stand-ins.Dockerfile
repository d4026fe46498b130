# What deploy/ names of registries, made of Debian's packages: the names of their users, the addresses and commands are those that
# compose.yml counts on. `node` is beside this file.
FROM localhost/debian:bookworm AS base
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ca-certificates caddy postgresql redis-server wget

# Certificates: a machine may have authorities of its own in front of the registry of npm.
FROM localhost/debian:bookworm AS node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/npm
RUN ln -s /usr/local/lib/npm/bin/npm-cli.js /usr/local/bin/npm && chmod +x /usr/local/lib/npm/bin/npm-cli.js
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt

FROM base AS caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM base AS redis
ENTRYPOINT ["/usr/bin/env"]

FROM base AS postgres
# Modes as in the image of PostgreSQL: a tmpfs takes that of its folder.
RUN chown postgres:postgres /var/lib/postgresql && chmod 3777 /var/run/postgresql
COPY postgres.sh /usr/local/bin/
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin \
    PGDATA=/var/lib/postgresql/data
CMD ["sh", "/usr/local/bin/postgres.sh"]
