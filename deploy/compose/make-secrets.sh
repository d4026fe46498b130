#!/bin/sh
# Makes the secrets of compose.yml, once: it refuses to replace them. Compose mounts each file as it is, so the users inside the
# containers must be able to read it, and the folder keeps everybody else on this machine out. Keep a copy of `data-key`.
set -eu
umask 022
cd "$(dirname "$0")"
mkdir -m 0700 secrets
cd secrets
for name in sign-key ops-secret data-key metrics-token revalidate-secret postgres-password owner-password gateway-password; do
  openssl rand -hex 32 >"$name"
done
redis=$(openssl rand -hex 32)
echo "postgres://fanfare:$(cat gateway-password)@database:5432/fanfare" >database-url
echo "postgres://fanfare_owner:$(cat owner-password)@database:5432/fanfare" >database-migration-url
echo "redis://:$redis@redis:6379/0" >redis-url
printf '%s\n' "requirepass $redis" 'save ""' 'maxmemory 64mb' 'maxmemory-policy allkeys-lru' >redis-conf
