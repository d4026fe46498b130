import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { clusterExists, initCluster } from './init-cluster.ts'

let dir = ''
beforeEach(() => (dir = temporaryFolder()))

/** An `initdb` that leaves partial files and fails until its call number `succeedsAt`. */
function fakeInitdb(succeedsAt: number): string {
  const file = join(dir, 'initdb')
  writeFileSync(
    file,
    `#!/bin/sh
for argument; do case "$argument" in --pgdata=*) data="\${argument#--pgdata=}";; esac; done
echo called >> ${dir}/calls
[ -e "$data/half" ] && echo "not empty" >&2 && exit 1
[ "$(wc -l < ${dir}/calls)" -ge ${succeedsAt} ] && echo 18 > "$data/PG_VERSION" && exit 0
touch "$data/half"
echo "no shared memory" >&2
exit 1
`,
    { mode: 0o755 },
  )
  return file
}
const calls = () => readFileSync(join(dir, 'calls'), 'utf8').trim().split('\n').length
const cluster = () => join(dir, 'cluster')

test('[D-14] an initdb that failed on a busy machine is retried in an empty directory', async () => {
  await initCluster(fakeInitdb(2), cluster(), 'secret', null)
  expect(calls()).toBe(2)
  expect(clusterExists(cluster())).toBe(true)
})

test('[D-14] an initdb that keeps failing ends the start with its error and leaves no partial cluster', async () => {
  await expect(initCluster(fakeInitdb(99), cluster(), 'secret', null)).rejects.toThrow('no shared memory')
  expect(calls()).toBe(3)
  expect(clusterExists(cluster())).toBe(false)
})
