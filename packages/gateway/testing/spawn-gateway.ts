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

/** Starts the real gateway process on this database and waits until it is ready. */
export async function spawnGateway(databaseUrl: string, settings: Record<string, string> = {}) {
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
    /** Kills the process as a power cut would, and resolves when it has ended. */
    kill: () => killChild(child),
  }
}

export const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
