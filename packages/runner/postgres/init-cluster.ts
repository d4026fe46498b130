import type { SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runToEnd } from '../processes/run-to-end.ts'
import { serverEnv, type ServerUser } from './server-user.ts'

const FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The built-in provider sorts the same on every machine, whatever its libc and ICU.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

function sweepHalfMade(cluster: string) {
  for (const entry of readdirSync(dirname(cluster))) {
    if (entry.startsWith(`${basename(cluster)}.init-`))
      rmSync(join(dirname(cluster), entry), { recursive: true, force: true })
  }
}

const ATTEMPTS = 3

/** `initdb` starts its own servers, which can fail on a machine under heavy load, so it is retried. */
async function attemptInit(half: string, command: () => Promise<void>, user: ServerUser) {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { mode: 0o700 })
    if (user) chownSync(half, user.uid, user.gid)
    try {
      await command()
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(500 * attempt)
    }
  }
}

/**
 * Creates the cluster beside its final location and moves it there when it is complete, so that a killed start leaves
 * no partial cluster.
 */
export async function initCluster(initdb: string, cluster: string, password: string, user: ServerUser) {
  sweepHalfMade(cluster)
  const half = `${cluster}.init-${process.pid}`
  const secretDir = mkdtempSync(join(tmpdir(), 'fanfare-init-'))
  const passwordFile = join(secretDir, 'password')
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user) for (const path of [secretDir, passwordFile]) chownSync(path, user.uid, user.gid)
    const args = [...FLAGS, `--pgdata=${half}`, `--pwfile=${passwordFile}`]
    const options: SpawnOptions = { ...user, cwd: '/', env: serverEnv(), stdio: ['ignore', 'ignore', 'pipe'] }
    const fault = (code: number | null, complaint: string) => `initdb failed (${code}): ${complaint.trim()}`
    await attemptInit(half, () => runToEnd(initdb, args, options, fault), user)
    renameSync(half, cluster)
  } finally {
    rmSync(secretDir, { recursive: true, force: true })
    rmSync(half, { recursive: true, force: true })
  }
}

export const clusterExists = (cluster: string) => existsSync(join(cluster, 'PG_VERSION'))
