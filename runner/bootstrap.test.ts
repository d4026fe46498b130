import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs')

test('[GW-1] a command that does not exist is named, with those that do', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [bootstrap, 'strat'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('Unknown command "strat". There are: start, test')
  expect(stdout).toBe('')
})

test('[GW-1] a wrong use of a quiet command says nothing on standard output', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [bootstrap, 'seed', '--json'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('--users')
  expect(stdout).toBe('')
})
