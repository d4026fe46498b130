import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { promiseFaults, readPromises, type PromiseList } from '../../../scripts/texts/work-list.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'

const readTest = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null

test('[LOC-5] every promise of the English texts is listed with the test that proves it, or with a reason', () => {
  expect(promiseFaults(readPromises(ROOT), readTexts(createTextSources(ROOT), 'en'), readTest)).toEqual([])
})

const proof = { path: 'a.test.ts', title: '[SCR-1] the time is kept' }
const promises = [{ promise: 'A time', texts: ['common:a.kept'], proof }]
const exceptions = [{ texts: ['common:b.*'], because: 'Support keeps it.' }]
const facts = [{ fact: 'The time', texts: ['common:a.kept', 'common:b.kept'] }]
const LIST: PromiseList = { promises, exceptions, facts }
const proven = (changes: Partial<typeof proof>): PromiseList => ({
  ...LIST,
  promises: promises.map((one) => ({ ...one, proof: { ...proof, ...changes } })),
})

const TEXTS = new Map([
  ['common:a.kept', 'We’ll answer within 3 days.'],
  ['common:b.kept', 'You can appeal within 14 days.'],
  ['common:c.plain', 'Log in'],
])
const faults = (list = LIST, more: [string, string][] = [], test = "test('[SCR-1] the time is kept', () => {})") =>
  promiseFaults(list, new Map([...TEXTS, ...more]), (path) => (path === 'a.test.ts' ? test : null))

test('[LOC-5] the check accepts a complete list of promises', () => expect(faults()).toEqual([]))

test.each<[string, PromiseList, RegExp]>([
  [
    'a text that is gone',
    { ...LIST, promises: promises.map((one) => ({ ...one, texts: ['common:a.gone'] })) },
    /there is no text common:a\.gone/,
  ],
  ['a test file that is gone', proven({ path: 'gone.test.ts' }), /there is no test file gone\.test\.ts/],
  ['a test that is gone', proven({ title: '[SCR-1] the hour' }), /has no test “\[SCR-1\] the hour”/],
  ['a promise without a test', proven({ title: '' }), /names no test/],
  ['an exception without a reason', { ...LIST, exceptions: [{ texts: ['common:b.*'], because: '' }] }, /has no reason/],
  ['a fact of one text', { ...LIST, facts: [{ fact: 'The time', texts: ['common:a.kept'] }] }, /is in one text only/],
])('[LOC-5] the check finds %s', (_, list, found) => expect(faults(list).join('\n')).toMatch(found))

test.each([
  'We’ll answer within {value} days.',
  'We erase it 90 days after delivery.',
  'Get up to 125 USDT.',
  'You keep your draw.',
  'Every result is sealed before the start.',
  'Your deposit is guaranteed.',
  'Rewards never expire.',
  'You can verify every result.',
  'You’ll be paid once.',
  'Fees are refunded.',
  'Updates within seconds',
  'They stay yours for good.',
])('[LOC-5] the check finds “%s” where it is not listed', (text) => {
  expect(faults(LIST, [['common:d.new', text]])).toEqual([expect.stringContaining('common:d.new promises something')])
})
