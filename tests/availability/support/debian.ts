import { spawn, type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { spawnPostmaster } from '@fanfare/runner/postgres/postmaster.ts'
import { serverEnv, serverUser } from '@fanfare/runner/postgres/server-user.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { installPackages } from '@fanfare/runner/testing/install-packages.ts'

/** Programs of Debian 12, each with its package. */
const PACKAGES = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/pgbackrest': 'pgbackrest',
} as const
/** Patroni's own ways to etcd and PostgreSQL, which it only recommends. */
const WITH_PATRONI = ['python3-etcd', 'python3-psycopg2']

export type Program = keyof typeof PACKAGES

export const POSTGRES_15 = '/usr/lib/postgresql/15/bin'

/** Installs the programs that are missing. @throws Error, a sentence, when one cannot be installed here */
export async function ensurePrograms(programs: readonly Program[]): Promise<void> {
  const missing = programs.filter((program) => !existsSync(program))
  const packages = missing.map((program) => PACKAGES[program])
  const more = packages.includes('patroni') ? WITH_PATRONI : []
  await installPackages([...packages, ...more], (line) => process.stderr.write(`${line}\n`))
  const absent = missing.filter((program) => !existsSync(program))
  if (absent.length > 0)
    throw new Error(`Install Debian’s ${absent.map((program) => `"${PACKAGES[program]}"`).join(', ')} for this test.`)
}

/** A directory that belongs to the user of the database server, who runs all programs of these tests. */
export function serverDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'fanfare-availability-'))
  const user = serverUser()
  if (user) chownSync(dir, user.uid, user.gid)
  return dir
}

/** The text of a file of `deploy/` with what a deployer replaces: each of these must be in it. */
export function deployed(path: string, own: Record<string, string>): string {
  let text = readFileSync(inRoot('deploy', path), 'utf8')
  for (const [shipped, mine] of Object.entries(own)) {
    expect(text, path).toContain(shipped)
    text = text.replaceAll(shipped, mine)
  }
  return text
}

/** Writes a file that only the user of the server reads. */
export function writeFor(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
  const user = serverUser()
  if (user) chownSync(file, user.uid, user.gid)
}

/** Runs a program as the user of the server; its output is for a failed test. */
export class Service {
  readonly child: ChildProcess
  output = ''

  constructor(program: string, args: readonly string[]) {
    this.child = spawn(program, args, {
      ...serverUser(),
      cwd: '/',
      env: serverEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text: Buffer) => (this.output += text.toString()))
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exited = once(this.child, 'exit')
    this.child.kill(signal)
    await exited
  }
}

export const PASSWORD = 'of-tests-alone'

/** The two roles and the database of docs/deploying/deploy.md. */
export async function createDatabase(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    for (const role of ['fanfare_owner', 'fanfare'])
      await admin.query(`create role ${role} login password '${PASSWORD}'`)
    await admin.query('create database fanfare owner fanfare_owner')
    await admin.query('revoke all on database fanfare from public')
    await admin.query('grant connect on database fanfare to fanfare')
  } finally {
    await admin.end()
  }
}

export const urlAt = (port: number, role: 'fanfare' | 'fanfare_owner' = 'fanfare'): string =>
  `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/fanfare`

interface Server {
  port: number
  stop: () => Promise<void>
}

/** Starts a server of PostgreSQL 15 on the cluster in `dir`; `stop` removes both. */
async function serve(dir: string): Promise<Server> {
  const port = await freePort()
  const server = await spawnPostmaster({
    postgres: `${POSTGRES_15}/postgres`,
    cluster: join(dir, 'cluster'),
    port,
    user: serverUser(),
    logFile: join(dir, 'log'),
    durable: false,
  })
  return {
    port,
    stop: async () => {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const runProgram = (name: string, args: readonly string[]): unknown =>
  execFileSync(`${POSTGRES_15}/${name}`, args, { ...serverUser(), cwd: '/', env: serverEnv(), stdio: 'pipe' })

export const adminUrlAt = (port: number): string => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`

/** Starts Debian's PostgreSQL 15 with an empty database `fanfare`. */
export async function startPostgres15(): Promise<Server> {
  await ensurePrograms(['/usr/lib/postgresql/15/bin/postgres'])
  const dir = serverDir()
  const passwordFile = join(dir, 'password')
  writeFor(passwordFile, PASSWORD)
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync']
  runProgram('initdb', [...flags, `--pgdata=${join(dir, 'cluster')}`, `--pwfile=${passwordFile}`])
  const server = await serve(dir)
  await createDatabase(adminUrlAt(server.port))
  return server
}

export function startStandby(primaryPort: number): Promise<Server> {
  const dir = serverDir()
  const target = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', `--pgdata=${join(dir, 'cluster')}`]
  runProgram('pg_basebackup', [`--dbname=${adminUrlAt(primaryPort)}`, ...target])
  return serve(dir)
}
