import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { LOG_LIMITS, LogFile } from './child-log.ts'

let dir: string
beforeEach(() => (dir = temporaryFolder()))

const silent = (): void => undefined
const read = (name: string): string => readFileSync(join(dir, name), 'utf8')

test('[GW-7] a log stays within its size limit and contains the youngest lines', () => {
  const log = new LogFile(join(dir, 'a.log'), silent, { bytes: 100, older: 2 })
  for (let line = 0; line < 200; line += 1) log.write(Buffer.from(`line ${String(line).padStart(3, '0')}\n`))
  expect(readdirSync(dir).toSorted()).toEqual(['a.log', 'a.log.1', 'a.log.2'])
  for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).size).toBeLessThanOrEqual(100)
  const lines = (read('a.log.2') + read('a.log.1') + read('a.log')).trim().split('\n')
  expect(lines.at(-1)).toBe('line 199')
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, at) => `line ${200 - lines.length + at}`))
  expect(lines.length).toBeGreaterThan(20)
})

test('[GW-7] lines of an earlier run count for the size limit', () => {
  writeFileSync(join(dir, 'a.log'), 'x'.repeat(90))
  const log = new LogFile(join(dir, 'a.log'), silent, { bytes: 100, older: 1 })
  log.write(Buffer.from('a first line\n'))
  log.write(Buffer.from('a second line\n'))
  expect([read('a.log.1').slice(0, 90), read('a.log')]).toEqual(['x'.repeat(90), 'a second line\n'])
  const again = new LogFile(join(dir, 'a.log'), silent, { bytes: 14, older: 1 })
  again.write(Buffer.from('a third line\n'))
  expect([read('a.log.1'), read('a.log')]).toEqual(['a second line\n', 'a third line\n'])
})

test('[GW-7] a log that cannot be written loses lines, is reported once, and continues when it can', () => {
  const lines: string[] = []
  const path = join(dir, 'a.log')
  mkdirSync(path)
  const log = new LogFile(path, (line) => lines.push(line))
  log.write(Buffer.from('lost\n'))
  log.write(Buffer.from('lost too\n'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(path)
  rmSync(path, { recursive: true })
  log.write(Buffer.from('kept\n'))
  expect(read('a.log')).toBe('kept\n')
})

test('[GW-7] the logs of a part take at most 150 MiB, and only the owner can read them', () => {
  expect(LOG_LIMITS.bytes * (LOG_LIMITS.older + 1)).toBe(150 * 1024 * 1024)
  new LogFile(join(dir, 'b', 'a.log'), silent).write(Buffer.from('x\n'))
  expect(statSync(join(dir, 'b', 'a.log')).mode & 0o077).toBe(0)
})
