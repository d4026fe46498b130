import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { delimiter } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secondsOfEnded } from '../processes/processes.ts'
import { ROOT, inRoot } from '../root.ts'

/** `processorSeconds` has those of all programs that it started and waited for. */
export type Outcome = { code: number; output: string; processorSeconds: number }

/** In the environment of everything that a run starts, however deep, so that nothing of it stays. */
const MARK = `FANFARE_TEST_RUN=${randomBytes(12).toString('hex')}`
const [MARK_NAME = '', MARK_VALUE = ''] = MARK.split('=')
/** A database's watchdog stops it within 5 s after its parent. */
const GRACE_MS = 12_000
const LOOK_EVERY_MS = 100

const running = new Set<ChildProcess>()
let isEnding = false
let counted = 0

/** Runs a program of node_modules (or any other, with `bare`) and collects its output and messages; kills it after `timeoutMs`. */
export function runCommand(
  command: string,
  args: string[],
  {
    env = {},
    timeoutMs = 900_000,
    bare = false,
    onMessage,
  }: { env?: Record<string, string>; timeoutMs?: number; bare?: boolean; onMessage?: (message: unknown) => void } = {},
): Promise<Outcome> {
  if (isEnding) return new Promise(() => {})
  // Programs that ran before, such as npm's, are of no step.
  if (running.size === 0) counted = secondsOfEnded()
  return new Promise((resolve) => {
    const child = spawn(bare ? command : inRoot('node_modules', '.bin', command), args, {
      cwd: ROOT,
      // Programs of node_modules begin with `env node` and must find the Node that npm installed.
      env: {
        ...process.env,
        ...env,
        [MARK_NAME]: MARK_VALUE,
        PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', onMessage ? 'ipc' : 'ignore'],
      timeout: timeoutMs,
      shell: process.platform === 'win32',
    })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    if (onMessage) child.on('message', onMessage)
    let processorSeconds = 0
    const end = (code: number, more: string): void => {
      running.delete(child)
      // A run that is being stopped has no result.
      if (!isEnding) resolve({ code, output: `${output}${more}`, processorSeconds })
    }
    // The system adds a program's time to that of our children when it ends.
    child.on('exit', () => {
      processorSeconds = secondsOfEnded() - counted
      counted += processorSeconds
    })
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code, signal) => {
      end(code ?? 1, signal ? `\nended by ${signal}, perhaps after ${timeoutMs / 1000} s` : '')
    })
  })
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** The processes of this run, also those whose parents have ended; none on systems without /proc. */
function marked(): number[] {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Boolean)
    return pids.filter((pid) => pid !== process.pid && environmentOf(pid).includes(MARK))
  } catch {
    return []
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended.
  }
}

/** Stops every program that still runs, with all that they started; resolves when nothing is left. */
export async function endRuns(): Promise<void> {
  isEnding = true
  for (const { pid } of running) if (pid !== undefined) kill(pid, 'SIGTERM')
  for (let waited = 0; waited < GRACE_MS && marked().length > 0; waited += LOOK_EVERY_MS) await sleep(LOOK_EVERY_MS)
  for (const pid of marked()) kill(pid, 'SIGKILL')
}
