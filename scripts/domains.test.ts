import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { LIST } from '@fanfare/kernel/testing/sealed-list.ts'

const folder = temporaryFolder()

const at = (name: string): string => join(folder, name)
const COMMAND = join(import.meta.dirname, 'domains.ts')

function domains(args: string[], settings: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const settingsOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

test('[NET-1] the command makes keys, seals a list with them, and refuses what pages would leave out', () => {
  const keys = domains(['keys', '--private', at('private.pem')])
  expect(keys.status).toBe(0)
  expect(statSync(at('private.pem')).mode & 0o777).toBe(0o600)
  const settings = {
    ...settingsOf(keys.stdout),
    DOMAIN_LIST_URLS: 'https://cdn.example/list.txt',
    DOMAIN_SUFFIXES: 'fanfare.example',
  }

  writeFileSync(at('list.json'), JSON.stringify(LIST))
  const made = domains(['make', at('list.json'), '--private', at('private.pem'), '--to', at('list.txt')], settings)
  expect([made.status, made.stderr]).toEqual([0, ''])
  expect(made.stdout).toContain(LIST.api.join(' '))
  expect(readFileSync(at('list.txt'), 'utf8')).not.toContain('fanfare.example')

  const other = domains(['check', at('list.txt')], { ...settings, DOMAIN_SUFFIXES: 'other.example' })
  expect(other.status).toBe(1)
  expect(other.stderr).toContain(`${LIST.api[0]} is not below a suffix of DOMAIN_SUFFIXES`)

  writeFileSync(at('list.txt'), readFileSync(at('list.txt'), 'utf8').replace(/.$/m, 'A'))
  expect(domains(['check', at('list.txt')], settings)).toMatchObject({ status: 1 })
  // A second key would make every list of the first worthless.
  expect(domains(['keys', '--private', at('private.pem')]).status).toBe(1)
})

test('[NET-1] without settings the command names them', () => {
  expect(domains(['check', at('none.txt')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DOMAIN_LIST_KEY'),
  })
})
