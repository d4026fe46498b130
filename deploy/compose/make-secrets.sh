#!/bin/sh
# Makes the secrets of compose.yml that are missing, and replaces none: run it again after an upgrade. Compose mounts each file as it is,
# so the users inside the containers must be able to read it, and the folder keeps everybody else on this machine out. Keep a copy of
# `data-key` and `backup-key`.
set -eu
umask 022
cd "$(dirname "$0")"
mkdir -p secrets
chmod 0700 secrets
cd secrets

# Writes its input as the secret, by a rename: a script that is stopped leaves no half of one.
make() {
  cat >".$1.new"
  mv ".$1.new" "$1"
  echo "made $1"
}
missing() { [ ! -s "$1" ]; }

# With a new data-key nobody could read the rows of a database, and a database keeps its passwords.
if missing data-key && ! missing database-url; then
  echo "data-key is missing here. Put back your copy: a new one cannot read the rows of the database." >&2
  exit 1
fi
if missing gateway-password && ! missing database-url || missing owner-password && ! missing database-migration-url; then
  echo "A password of the database is missing here. Put back gateway-password and owner-password: they are in the addresses." >&2
  exit 1
fi

for name in sign-key ops-secret data-key backup-key metrics-token revalidate-secret postgres-password owner-password gateway-password; do
  if missing $name; then openssl rand -hex 32 | make $name; fi
done
if missing database-url; then echo "postgres://fanfare:$(cat gateway-password)@database:5432/fanfare" | make database-url; fi
if missing database-migration-url; then
  echo "postgres://fanfare_owner:$(cat owner-password)@database:5432/fanfare" | make database-migration-url
fi
# Both have one password, and Redis keeps nothing.
if missing redis-url || missing redis-conf; then
  redis=$(openssl rand -hex 32)
  printf '%s\n' "requirepass $redis" 'save ""' 'maxmemory 64mb' 'maxmemory-policy allkeys-lru' | make redis-conf
  echo "redis://:$redis@redis:6379/0" | make redis-url
fi
# Of a client of your OpenID provider, which replaces it if the provider chooses its own (console.yml).
if missing console-client-secret; then openssl rand -hex 32 | make console-client-secret; fi
# One key, which may launch activities. The gateway (user 10001) refuses a file that others can read.
if missing ops-keys; then
  printf '[{ "name": "launch", "secret": "%s", "roles": ["operator"] }]\n' "$(openssl rand -hex 32)" | make ops-keys
  chmod 0600 ops-keys
  if [ "$(id -u)" = 0 ]; then
    chown 10001 ops-keys
  else
    echo "The gateway must own its keys: sudo chown 10001 $PWD/ops-keys"
  fi
fi
