#!/bin/sh
# Run by the image of PostgreSQL when it makes its data: the two roles and the database of docs/deploying/deploy.md.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner="$(cat "$secrets/owner-password")" --set=gateway="$(cat "$secrets/gateway-password")" <<'SQL'
create role fanfare_owner login password :'owner';
create role fanfare login password :'gateway';
create database fanfare owner fanfare_owner;
revoke all on database fanfare from public;
grant connect on database fanfare to fanfare;
SQL
