import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { ChildLog } from './child-log.ts'
import { inRoot } from '../root.ts'

export type ChildSpec = {
  name: string
  /** Arguments of Node: the script and its arguments. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** Polled until true; without it the child sends `{ ready: true }` itself. */
  isReady?: () => Promise<boolean>
  readyWithinMs: number
  /** Time to end after SIGTERM before it is killed. */
  endsWithinMs: number
}

export type Child = { process: ChildProcess; exited: Promise<string> }

const PRELOADED = ['exit-with-parent.ts', 'close-with-server.ts'].flatMap((name) => [
  '--import',
  pathToFileURL(inRoot('packages', 'runner', 'processes', name)).href,
])
/**
 * glibc gives each allocating thread its own arena, which keeps freed memory: a front whose pages libuv's threads compress grew to twice
 * its size within an hour.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2' }
const PROBE_EVERY_MS = 50

/** Longer than a part takes to end by itself (`exit-with-parent.ts`), s. */
const GRACE_SECONDS = 8

/**
 * A shell that waits for our end, also by `kill -9`, and then kills the process group of a part that does not end. It
 * is a separate process, because a part that hangs cannot rely on its own timer. Null on Windows.
 */
export function guardGroup(pid: number, graceSeconds = GRACE_SECONDS): ChildProcess | null {
  if (process.platform === 'win32') return null
  const script = `: guard; read _
for _ in $(seq ${graceSeconds}); do sleep 1; kill -0 "-$1" 2>/dev/null || exit 0; done; kill -9 "-$1" 2>/dev/null`
  const guard = spawn('sh', ['-c', script, 'sh', String(pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.on('error', () => {})
  guard.unref()
  return guard
}

export function spawnChild(spec: ChildSpec, log: ChildLog) {
  const child = spawn(process.execPath, [...PRELOADED, ...spec.args], {
    cwd: inRoot(),
    env: { ...ALLOCATOR, ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A session of its own, so that Ctrl-C in the terminal reaches only the runner, which stops the children in order.
    detached: process.platform !== 'win32',
  })
  const guard = child.pid ? guardGroup(child.pid) : null
  if (child.stdout) log.follow(child.stdout, false)
  if (child.stderr) log.follow(child.stderr, true)
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      guard?.kill()
      resolve(signal ? `killed by ${signal}` : `code ${code}`)
    })
  })
  return { process: child, exited }
}

const isReadyMessage = (message: unknown) =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true

/** Resolves when the child serves; rejects when it ended or took too long. */
export async function whenReady({ process: child, exited }: Child, spec: ChildSpec) {
  let ready = false
  let ended: string | null = null
  void exited.then((how) => (ended = how))
  if (!spec.isReady) child.on('message', (message) => (ready ||= isReadyMessage(message)))
  for (let waited = 0; waited < spec.readyWithinMs; waited += PROBE_EVERY_MS) {
    if (spec.isReady && ended === null) ready = await spec.isReady()
    if (ended !== null) throw new Error(`${spec.name} ended before it was ready (${String(ended)}).`)
    if (ready) return
    await sleep(PROBE_EVERY_MS)
  }
  throw new Error(`${spec.name} was not ready after ${spec.readyWithinMs / 1000} s.`)
}

/** Sends SIGTERM, and SIGKILL to its whole session after the time limit. */
export async function endChild({ process: child, exited }: Child, endsWithinMs: number) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  child.kill('SIGTERM')
  const giveUp = new AbortController()
  const patience = sleep(endsWithinMs, 'late', { signal: giveUp.signal }).catch(() => 'ended')
  if ((await Promise.race([exited, patience])) === 'late') {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
    await exited
  }
  giveUp.abort()
}
