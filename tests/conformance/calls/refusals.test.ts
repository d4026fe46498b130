import { expect, test } from 'vitest'
import { CODES } from '@fanfare/contract/codes.ts'
import { REASON_CODES } from '@fanfare/contract/enumerations.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** The tips that the gateway sends with a refusal, on the lines that build one. */
const tips = new Set(
  sourceFiles(/\.ts$/, ['packages/gateway'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => text.split('\n').filter((line) => /tipKey|refused\(/.test(line)))
    .flatMap((line) => [...line.matchAll(/'((?:activity|lottery|team)\.[a-z_]+)'/g)].map(([, key = '']) => key)),
)
const keys = [
  ...Object.values(CODES).flatMap(({ code }) => (Number(code) === 0 ? [] : [`code.${code}`])),
  ...REASON_CODES.map((reason) => `reason.${reason.toLowerCase()}`),
  ...tips,
]

test('[API-2] the gateway’s tips are found in its source', () => {
  expect(tips.size).toBeGreaterThan(12)
  expect([...tips]).toEqual(expect.arrayContaining(['team.full', 'team.name_refused', 'lottery.day_limit']))
})

test.each(LOCALES)('[API-2][LOC-5] every code, reason and tip of a refusal has its sentence in %s', (locale) => {
  const messages = flattenMessages(loadMessages(locale))
  expect(keys.filter((key) => (messages.get(key) ?? '').trim() === '')).toEqual([])
})
