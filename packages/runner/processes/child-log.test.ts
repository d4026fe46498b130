import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { openChildLog } from './child-log.ts'

test('[GW-7] all output goes to the log file, and only warnings and errors to the terminal', async () => {
  const dir = temporaryFolder()
  const lines: string[] = []
  const file = join(dir, 'logs', 'gateway.log')
  const log = openChildLog(file, (line) => lines.push(line))
  const [out, err] = [new PassThrough(), new PassThrough()]
  log.follow(out, false)
  log.follow(err, true)
  out.write('{"level":"info","msg":"request"}\n{"level":"warn","msg":"slow"}\n')
  out.write('{"level":30,"msg":"quiet"}\n')
  out.write('{"level":50,"msg":"failed","err":{"message":"no disk"}}\n')
  err.write('plain complaint\n')
  await Promise.all([out, err].map((stream) => once(stream.end(), 'end')))
  expect(lines).toEqual(['slow', 'failed: no disk', 'plain complaint'])
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5)
  expect(log.lastLines()).toBe('request\nslow\nquiet\nfailed: no disk\nplain complaint')
})
