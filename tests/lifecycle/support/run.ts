import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Settings of the shell that runs the tests must not reach the product. */
const CLEARED =
  /^(PORT|\w+_PORT|\w+_ORIGIN|DATABASE_URL|REDIS_URL|GATEWAY_TOKEN|SIGN_KEY|OPS_SECRET|BRAND_NAME|NODE_ENV|TZ|npm_.*|VITEST.*)$/

export function userEnv(settings: Record<string, string>): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !CLEARED.test(name))
  return { ...Object.fromEntries(kept), ...settings }
}

export type Running = {
  process: ChildProcess
  stdout: () => string
  stderr: () => string
  ended: Promise<number | null>
}

export function run(command: string, args: string[], settings: Record<string, string>): Running {
  // A process group of its own, as in a terminal, where Ctrl-C reaches the whole group.
  const child = spawn(command, args, {
    cwd: ROOT,
    env: userEnv(settings) as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, ended, stdout: () => output.stdout, stderr: () => output.stderr }
}

/** Runs a command to its end. */
export async function finish(command: string, args: string[], settings: Record<string, string>) {
  const running = run(command, args, settings)
  const code = await running.ended
  return { code, stdout: running.stdout(), stderr: running.stderr() }
}

export const start = (settings: Record<string, string>) =>
  finish(process.execPath, ['packages/runner/bootstrap.mjs', 'start'], settings)
