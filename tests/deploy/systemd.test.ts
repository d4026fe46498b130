import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'

/** systemd's own figure of a service without any protection is 9.6, of most of Debian's services above 8. */
const MOST_EXPOSED = 2

const dir = temporaryFolder()
const unit = join(dir, 'fanfare@1.service')

beforeAll(async () => {
  await installPackages(hasProgram('systemd-analyze') ? [] : ['systemd'], (line) => process.stderr.write(`${line}\n`))
  const shipped = readFileSync(inRoot('deploy', 'systemd', 'fanfare@.service'), 'utf8')
  expect(shipped).toContain('ExecStart=/opt/fanfare/%i/node_modules/.bin/node packages/runner/bootstrap.mjs start')
  writeFileSync(unit, shipped.replace('/opt/fanfare/%i/node_modules/.bin/node', process.execPath))
})

test('the shipped unit is understood as a whole', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  expect({ status, own: stderr.split('\n').filter((line) => line.includes('fanfare')) }).toEqual({ status: 0, own: [] })
})

test('the shipped unit leaves the service little of the machine', () => {
  const listed = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(listed) ?? []
  expect(Number(exposure)).toBeLessThan(MOST_EXPOSED)
})
