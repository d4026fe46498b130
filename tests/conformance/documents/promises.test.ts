import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { parsePromises, promiseFaults, readPromises } from '../../../scripts/texts/promises.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'

const readTest = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null

test('[LOC-5] every promise of the English texts is listed with the test that proves it, or with a reason', () => {
  expect(promiseFaults(readPromises(ROOT), readTexts(createTextSources(ROOT), 'en'), readTest)).toEqual([])
})

const LIST = `# Promises
## Promises
| Texts | Promise | Where | Proof |
|---|---|---|---|
| \`common:a.kept\` | A time | a page | \`a.test.ts\`: [SCR-1] the time is kept |
## Without a test
| Texts | Why |
|---|---|
| \`common:b.*\` | Support keeps it. |
## One fact in several texts
| Fact | Texts |
|---|---|
| The time | \`common:a.kept\` \`common:b.kept\` |
`
const TEXTS = new Map([
  ['common:a.kept', 'We’ll answer within 3 days.'],
  ['common:b.kept', 'You can appeal within 14 days.'],
  ['common:c.plain', 'Log in'],
])
const faults = (list = LIST, more: [string, string][] = [], test = "test('[SCR-1] the time is kept', () => {})") =>
  promiseFaults(parsePromises(list), new Map([...TEXTS, ...more]), (path) => (path === 'a.test.ts' ? test : null))

test('[LOC-5] the check accepts a complete list of promises', () => {
  expect(faults()).toEqual([])
})

test.each([
  ['a text that is gone', LIST.replace('`common:a.kept` |', '`common:a.gone` |'), /there is no text common:a\.gone/],
  ['a test file that is gone', LIST.replace('a.test.ts', 'gone.test.ts'), /there is no test file gone\.test\.ts/],
  [
    'a test that is gone',
    LIST.replace('the time is kept', 'the hour is kept'),
    /has no test “\[SCR-1\] the hour is kept”/,
  ],
  ['a promise without a test', LIST.replace('`a.test.ts`: [SCR-1] the time is kept', 'none'), /names no test/],
  ['an exception without a reason', LIST.replace('Support keeps it.', ''), /has no reason/],
  ['a fact of one text', LIST.replace(' `common:b.kept`', ''), /is in one text only/],
])('[LOC-5] the check finds %s', (_, list, found) => {
  expect(faults(list).join('\n')).toMatch(found)
})

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
