import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { withSmallDisk } from '../testing/small-disk.ts'
import { lockDataDir, lockDataDirSoon, ownerOf } from './data-dir-lock.ts'
import { keepRunFile, readRunFile } from './run-file.ts'

let dir = ''
beforeEach(() => (dir = join(temporaryFolder(), 'data')))

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
  const watch = new Watch()
  await expect(lockDataDirSoon(dir, (pid) => pid === process.pid)).rejects.toThrow('Another Fanfare')
  expect(watch.seconds).toBeLessThan(watch.limit(4))
  release()
})

test('[GW-3][GW-7] on a full disk no start happens, running sites continue and no half file remains', async (context) => {
  mkdirSync(dir)
  await withSmallDisk(context, dir, 'size=64k', async (disk) => {
    disk.fill()
    expect(() => lockDataDir(dir)).toThrow(/owner\.json\.\d+ cannot be written: ENOSPC/)
    const lines: string[] = []
    const run = { pid: process.pid, siteOrigin: '', gatewayOrigin: '', databaseUrl: null, opsSecret: '', signKey: '' }
    const remove = keepRunFile(dir, run, (line) => lines.push(line), 10)
    expect(lines).toEqual([
      expect.stringMatching(/^Commands wait for this site: .*runner\.json cannot be written: ENOSPC/),
    ])
    expect(readdirSync(dir)).toEqual(['filler'])
    disk.empty()
    await vi.waitFor(() => expect(readRunFile(dir)).toEqual(run))
    remove()
    expect(readdirSync(dir)).toEqual([])
    expect(lines).toHaveLength(1)
  })
})
