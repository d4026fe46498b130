import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ServerUser } from './server-user.ts'
import { serverEnv } from './server-env.ts'

const FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The built-in provider sorts alike on every machine, whatever its libc and ICU.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

function run(command: string, args: string[], user: ServerUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...user,
      cwd: '/',
      env: serverEnv(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${complaint.trim()}`)),
    )
  })
}

function sweepHalfMade(cluster: string): void {
  for (const entry of readdirSync(dirname(cluster))) {
    if (entry.startsWith(`${basename(cluster)}.init-`))
      rmSync(join(dirname(cluster), entry), { recursive: true, force: true })
  }
}

/** Makes the cluster beside its place and moves it there when it is whole: a start killed half-way leaves no half cluster. */
export async function initCluster(initdb: string, cluster: string, password: string, user: ServerUser): Promise<void> {
  sweepHalfMade(cluster)
  const half = `${cluster}.init-${process.pid}`
  const secretDir = mkdtempSync(join(tmpdir(), 'fanfare-init-'))
  const passwordFile = join(secretDir, 'password')
  try {
    mkdirSync(half, { mode: 0o700 })
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user) for (const path of [half, secretDir, passwordFile]) chownSync(path, user.uid, user.gid)
    await run(initdb, [...FLAGS, `--pgdata=${half}`, `--pwfile=${passwordFile}`], user)
    renameSync(half, cluster)
  } finally {
    rmSync(secretDir, { recursive: true, force: true })
    rmSync(half, { recursive: true, force: true })
  }
}

export const clusterExists = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'))
