#!/bin/sh
# Stands for systemd, which needs a machine of its own: starts and stops the instances of fanfare@.service by its own lines.
set -eu
settings() { sed -n "s/^$1=//p" /etc/systemd/system/fanfare@.service | sed "s/%i/$instance/g"; }
start() {
  install -d -o fanfare -m "$(settings StateDirectoryMode)" "/var/lib/$(settings StateDirectory)"
  set -- $(settings ExecStart)
  environment=$(settings EnvironmentFile | xargs cat)
  (
    cd "$(settings WorkingDirectory)"
    umask "$(settings UMask)"
    printf '%s\n' "$environment" "$(settings Environment)" | sed -E "s/^([A-Z_]+)=\"?([^\"]*)\"?$/\1='\2'/" > /run/fanfare.$instance.env
    exec env -i PATH=/usr/bin:/bin sh -c 'set -a; . "$1"; set +a; shift; exec "$@"' - /run/fanfare.$instance.env \
      setpriv --reuid="$(settings User)" --regid="$(settings User)" --init-groups --no-new-privs --inh-caps=-all "$@" \
      >> /var/log/fanfare.$instance.log 2>&1
  ) &
  echo $! > /run/fanfare.$instance.pid
}
stop() {
  pid=$(cat /run/fanfare.$instance.pid)
  kill -TERM "$pid"
  while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
}
for last; do :; done
instance=${last#fanfare@}
case $* in
  daemon-reload) ;;
  "enable --now fanfare@"*) start ;;
  "restart fanfare@"*) stop; start ;;
  *) echo "systemctl: $*?" >&2; exit 1 ;;
esac
