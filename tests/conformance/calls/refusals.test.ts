import { expect, test } from 'vitest'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** The tips that the gateway sends with a refusal, on the lines that build one. */
const tips = new Set(
  sourceFiles(/\.ts$/, ['packages/gateway'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => text.split('\n').filter((line) => /tipKey|refused\(/.test(line)))
    .flatMap((line) => [...line.matchAll(/'((?:activity|lottery|team)\.[a-z_]+)'/g)].map(([, key = '']) => key)),
)

/** Codes and reasons have theirs by `texts/unused-texts.test.ts`, other languages by `texts/messages.test.ts`. */
test('[API-2][LOC-5] every tip of a refusal has its sentence', () => {
  expect(tips.size).toBeGreaterThan(12)
  expect([...tips]).toEqual(expect.arrayContaining(['team.full', 'team.name_refused', 'lottery.day_limit']))
  const messages = flattenMessages(loadMessages('en'))
  expect([...tips].filter((key) => !messages.has(key))).toEqual([])
})
