import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { canReach, canExecute, canTraverse } from './permissions.ts'

const STRANGER = { uid: 54_321, gid: 54_321 }
let home = ''

beforeEach(() => {
  home = temporaryFolder()
  mkdirSync(join(home, 'clone', 'data'), { recursive: true })
})

test('[D-14] another user cannot reach files under a closed home, whatever the modes below it', () => {
  chmodSync(home, 0o700)
  chmodSync(join(home, 'clone'), 0o755)
  expect(canReach(join(home, 'clone', 'data'), STRANGER)).toBe(false)
  chmodSync(home, 0o701)
  expect(canReach(join(home, 'clone', 'data'), STRANGER)).toBe(true)
})

test('[D-14] the mode of the directory itself does not count, only those above it', () => {
  chmodSync(home, 0o755)
  chmodSync(join(home, 'clone'), 0o700)
  expect(canReach(join(home, 'clone'), STRANGER)).toBe(true)
  expect(canTraverse(join(home, 'clone'), STRANGER)).toBe(false)
})

test('[D-14] the own user always has access, and a program needs its execute bit', () => {
  chmodSync(home, 0o700)
  expect(canReach(join(home, 'clone'), null)).toBe(true)
  const program = join(home, 'program')
  writeFileSync(program, '', { mode: 0o644 })
  expect(canExecute(program, STRANGER)).toBe(false)
  chmodSync(program, 0o755)
  expect(canExecute(program, STRANGER)).toBe(true)
})
