import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir, lockDataDirSoon, ownerOf } from './data-dir-lock.ts'

let dir = ''
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'fanfare-lock-')), 'data')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const owner = () => join(dir, 'owner.json')

test('[GW-3] a data directory has one owner at a time, and the second start names it', () => {
  const release = lockDataDir(dir)
  expect(ownerOf(dir)).toBe(process.pid)
  expect(() => lockDataDir(dir)).toThrow(`Another Fanfare (process ${process.pid}) uses ${dir}.`)
  release()
  expect(ownerOf(dir)).toBeNull()
  lockDataDir(dir)()
  expect(readdirSync(dir)).toEqual([])
})

test('[GW-3] the lock of a dead process keeps no start out', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  lockDataDir(dir)()
  writeFileSync(owner(), JSON.stringify({ pid, mark: '1' }))
  const release = lockDataDir(dir)
  expect(ownerOf(dir)).toBe(process.pid)
  release()
})

test('[GW-3] a process that reused a dead owner’s pid is not taken for the owner', () => {
  lockDataDir(dir)()
  writeFileSync(owner(), JSON.stringify({ pid: process.pid, mark: 'started some other time' }))
  expect(ownerOf(dir)).toBeNull()
  lockDataDir(dir)()
  expect(existsSync(owner())).toBe(false)
})

test('[GW-3] a start during a stop waits for its end', async () => {
  const release = lockDataDir(dir)
  setTimeout(release, 150)
  const releaseSecond = await lockDataDirSoon(dir, () => true)
  expect(ownerOf(dir)).toBe(process.pid)
  releaseSecond()
})

test('[GW-3] a start beside a serving instance is refused at once, without the wait for a stopping one', async () => {
  const release = lockDataDir(dir)
  const began = performance.now()
  await expect(lockDataDirSoon(dir, (pid) => pid === process.pid)).rejects.toThrow('Another Fanfare')
  expect(performance.now() - began).toBeLessThan(4000)
  release()
})
