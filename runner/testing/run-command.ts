import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { ROOT, inRoot } from '../root.ts'

export type Outcome = { code: number; output: string }

/** Runs a program of node_modules (or any other, with `bare`) and collects its output; kills it after `timeoutMs`. */
export function runCommand(
  command: string,
  args: string[],
  {
    env = {},
    timeoutMs = 900_000,
    bare = false,
  }: { env?: Record<string, string>; timeoutMs?: number; bare?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(bare ? command : inRoot('node_modules', '.bin', command), args, {
      cwd: ROOT,
      // Programs of node_modules begin with `env node` and must find the Node that npm installed.
      env: { ...process.env, ...env, PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code, signal) => {
      const ending = signal ? `\nended by ${signal}, perhaps after ${timeoutMs / 1000} s` : ''
      resolve({ code: code ?? 1, output: `${output}${ending}` })
    })
  })
}
