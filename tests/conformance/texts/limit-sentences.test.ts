import { expect, test } from 'vitest'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** Refusals of the staff's own calls, which the console words itself. */
const STAFF = /^packages\/gateway\/staff\//
const REFUSAL = /new DomainError\('LIMIT'(?:, \{([^}]*)\})?\)/g

/** The refusals without the key of a text; a full activity, a full team and a wait are different sentences. */
const withoutSentence = (text: string, keys: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(REFUSAL)]
    .filter(([, data = '']) => !keys.has(/tipKey: '([\w.]+)'/.exec(data)?.[1] ?? ''))
    .map(([refusal]) => refusal)

const english = flattenMessages(loadMessages('en'))

test('[API-2] each limit that a user can reach has a sentence of its own', () => {
  const files = sourceFiles(/\.ts$/).filter(
    ({ path }) => path.startsWith('packages/gateway/') && !STAFF.test(path) && !isTest(path),
  )
  const refusals = files.flatMap(({ text }) => [...text.matchAll(REFUSAL)])
  expect(refusals.length).toBeGreaterThanOrEqual(6)
  expect(files.flatMap(({ path, text }) => withoutSentence(text, english).map((one) => `${path}: ${one}`))).toEqual([])
})

test('[API-2] the check finds a limit without a sentence, or with the key of none', () => {
  const planted = [
    "throw new DomainError('LIMIT')",
    "throw new DomainError('LIMIT', { retryAt: 1 })",
    "throw new DomainError('LIMIT', { tipKey: 'team.no_such_text' })",
  ]
  for (const text of planted) expect(withoutSentence(text, english)).toHaveLength(1)
  expect(withoutSentence("throw new DomainError('LIMIT', { tipKey: 'team.full' })", english)).toEqual([])
})
