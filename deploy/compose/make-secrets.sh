#!/bin/sh
# Makes the secrets of compose.yml, once: it refuses to replace them. Compose mounts each file as it is, so the users inside the
# containers must be able to read it, and the folder keeps everybody else on this machine out. Keep a copy of `data-key` and `backup-key`.
set -eu
umask 022
cd "$(dirname "$0")"
mkdir -m 0700 secrets
cd secrets
for name in sign-key ops-secret data-key backup-key metrics-token revalidate-secret postgres-password owner-password gateway-password; do
  openssl rand -hex 32 >"$name"
done
redis=$(openssl rand -hex 32)
echo "postgres://fanfare:$(cat gateway-password)@database:5432/fanfare" >database-url
echo "postgres://fanfare_owner:$(cat owner-password)@database:5432/fanfare" >database-migration-url
echo "redis://:$redis@redis:6379/0" >redis-url
printf '%s\n' "requirepass $redis" 'save ""' 'maxmemory 64mb' 'maxmemory-policy allkeys-lru' >redis-conf
# Of a client of your OpenID provider, which replaces it if the provider chooses its own (console.yml).
openssl rand -hex 32 >console-client-secret
# One key, which may launch activities. The gateway (user 10001) refuses a file that others can read.
printf '[{ "name": "launch", "secret": "%s", "roles": ["operator"] }]\n' "$(openssl rand -hex 32)" >ops-keys
chmod 0600 ops-keys
if [ "$(id -u)" = 0 ]; then
  chown 10001 ops-keys
else
  echo "The gateway must own its keys: sudo chown 10001 $PWD/ops-keys"
fi
