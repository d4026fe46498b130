import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { Parser, stringify } from 'yaml'
import { countMarks } from '@fanfare/activities/count-marks.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { WORKS } from '../limits.ts'

const gateway = await borrowGateway()
afterEach(() => vi.restoreAllMocks())

/** A rehearsal of a publication. @returns its answer, the works that went to threads, and the characters that this process parsed */
async function rehearse(yaml: string) {
  const sent = vi.spyOn(Worker.prototype, 'postMessage')
  const parsed = vi.spyOn(Parser.prototype, 'parse')
  const target = '/ops/v1/activities/small-cup?dryRun=1'
  const headers = { 'content-type': 'application/yaml' }
  const { statusCode, body } = await gateway.sendOps({ method: 'PUT', target, body: yaml, headers })
  return {
    status: statusCode,
    issues: (JSON.parse(body) as { data: { issues?: { message: string }[] } }).data.issues ?? [],
    works: sent.mock.calls.map(([message]) => (message as { name: string }).name),
    parsedHere: parsed.mock.calls.reduce((sum, [text]) => sum + text.length, 0),
  }
}

test('a small ordinary file is read at once, in this process', async () => {
  const yaml = stringify(activityInput())
  const { status, works, parsedHere } = await rehearse(yaml)
  expect([status, works, parsedHere]).toEqual([200, [], yaml.length])
})

test('long words in a small number of fields are read in this process: their length costs little', async () => {
  const texts = {
    en: { title: 'Small cup', rules: 'Fair '.repeat(3_000), tasks: { trade: { title: 'Trade 100 USDT' } } },
  }
  const yaml = stringify(activityInput({ texts }), { lineWidth: 0 })
  expect(yaml.length).toBeGreaterThan(8_192)
  expect(countMarks(yaml)).toBeLessThan(WORKS.mostMarksHere)
  const { status, works } = await rehearse(yaml)
  expect([status, works]).toEqual([200, []])
})

test.each([
  ['brackets', `[${'{}'.repeat(4_070)}`],
  ['quotation marks', '"'.repeat(8_000)],
  ['keys', 'k: 1\n'.repeat(1_600)],
  ['entries', '- '.repeat(4_000)],
  ['lines', '\n'.repeat(8_000)],
  ['indented blocks', 'a:\n b:\n  c:\n   d:\n'.repeat(400)],
])('a small file of many %s is read in a thread, and its caller gets the first faults', async (_of, yaml) => {
  expect(yaml.length).toBeLessThanOrEqual(8_192)
  const { status, works, parsedHere, issues } = await rehearse(yaml)
  expect([status, works, parsedHere]).toEqual([400, ['parseActivityFile'], 0])
  expect(issues.length).toBeGreaterThan(0)
  expect(issues.length).toBeLessThanOrEqual(50)
})

test('a large file of quotation marks alone is refused before it is parsed', async () => {
  const { status, issues, parsedHere } = await rehearse('"'.repeat(520_000))
  expect([status, parsedHere]).toEqual([400, 0])
  expect(issues).toEqual([expect.objectContaining({ message: expect.stringContaining('holds too many values') })])
})
