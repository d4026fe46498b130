import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'

export const KEYS = {
  BACKUP_KEY: 'b41f0c9d2e7a86537c1d9e0fa2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5',
  DATA_KEY: '00ff11ee22dd33cc44bb55aa66997788c0ffee00112233445566778899aabbcc',
}
/** Starts a command of `npm run` with these settings alone. */
export function start(command: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [inRoot('packages', 'runner', 'bootstrap.mjs'), command, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...KEYS, ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, ended }
}

export const run = (command: string, args: string[], settings: Record<string, string>) =>
  start(command, args, settings).ended

/** Runs a command that ends with this code, and prints such a text. */
export async function expectRun(
  code: number,
  [command = '', ...args]: string[],
  settings: Record<string, string>,
  printed: RegExp | string = '',
) {
  const ended = await run(command, args, settings)
  expect(ended.output).toMatch(printed)
  expect(ended.code, ended.output).toBe(code)
}
