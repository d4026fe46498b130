import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

export type SpawnedGateway = Awaited<ReturnType<typeof spawnGateway>>

/** How PostgreSQL names their connections. */
export const SPAWNED = 'spawned by a test'
const children = new Set<ChildProcess>()

/** Ends those that a failed test left as well: their clock would end the activities of the file that borrows the database next. */
export async function killSpawned(): Promise<void> {
  await Promise.all([...children].map(killChild))
}
async function killChild(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (children.has(child)) await once(child, 'exit')
}

export interface Started {
  child: ChildProcess
  output: () => string
  exited: Promise<[number | null]>
}

/** Starts the real gateway process, on a free port and without a seed unless the settings say otherwise. */
export function startProcess(settings: Record<string, string>, log: 'pipe' | number = 'pipe'): Started {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      GATEWAY_PORT: '0',
      SEED: 'none',
      ...settings,
      NODE_ENV: 'test',
    },
    stdio: ['ignore', log, 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  return { child, output: () => output, exited: once(child, 'exit') as Promise<[number | null]> }
}

/** @returns its origin */
export async function whenReady({ child, output, exited }: Started): Promise<string> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`ended before it was ready: ${output()}`))),
  ])) as [{ port: number }]
  return `http://127.0.0.1:${message.port}`
}

/** Starts the real gateway process on this database and waits until it is ready. */
export async function spawnGateway(databaseUrl: string, settings: Record<string, string> = {}) {
  const own = { DATABASE_URL: databaseUrl, PGAPPNAME: SPAWNED, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const started = startProcess({ ...own, ...settings })
  const { child } = started
  children.add(child)
  child.once('exit', () => children.delete(child))
  return {
    origin: await whenReady(started),
    pid: child.pid ?? 0,
    output: started.output,
    /** Kills the process as a power cut would, and resolves when it has ended. */
    kill: () => killChild(child),
  }
}

export const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
