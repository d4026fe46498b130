import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

export interface SpawnedGateway {
  origin: string
  pid: number
  /** Kills the process as a power cut would, and resolves when it has ended. */
  kill: () => Promise<void>
}

/** How PostgreSQL names their connections. */
export const SPAWNED = 'spawned by a test'
const children = new Set<ChildProcess>()

/** Those of a test that failed, too: on a borrowed database their clock would end the activities of the next file. */
export async function killSpawned(): Promise<void> {
  await Promise.all([...children].map(killChild))
}
async function killChild(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (children.has(child)) await once(child, 'exit')
}

/** Starts the real gateway process on this database and waits until it is ready. */
export async function spawnGateway(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<SpawnedGateway> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: databaseUrl,
      PGAPPNAME: SPAWNED,
      GATEWAY_PORT: '0',
      SEED: 'none',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  const exited = once(child, 'exit')
  children.add(child)
  child.once('exit', () => children.delete(child))
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`ended before it was ready: ${output}`))),
  ])) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${message.port}`,
    pid: child.pid ?? 0,
    kill: () => killChild(child),
  }
}

/** The memory of a process, in MiB. */
export const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
