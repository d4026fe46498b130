import format from 'icu-minify/format'
import { expect, test } from 'vitest'
import { compiledMessages } from './compile-messages.ts'
import { isCompiledTree } from './compiled-tree.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

test.each(LOCALES)('[LOC-5] %s: every message is parsed, sentences without arguments stay as they are', (locale) => {
  const compiled = compiledMessages(locale)
  expect(isCompiledTree(JSON.parse(JSON.stringify(compiled)))).toBe(true)
  const plain = [...flattenMessages(loadMessages(locale))].filter(
    ([key, text]) => !key.startsWith('support.') && !/[{}<>'#|]/.test(text),
  )
  expect(plain.length).toBeGreaterThan(100)
  for (const [key, text] of plain) expect([key, at(compiled, key)]).toEqual([key, text])
})

const at = (tree: object, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], tree)

test('[LOC-5] a parsed message gives the same text as the message, in its plural form', () => {
  const message = at(compiledMessages('ar'), 'account.password_left') as Parameters<typeof format>[0]
  const say = (count: number) =>
    format(message, 'ar', { count, value: String(count) }, {
      formatters: {
        getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...rules),
      },
    } as Parameters<typeof format>[3])
  expect(new Set([1, 2, 3].map(say)).size).toBe(3)
})

test('[LOC-5] texts that the gateway alone says to the staff are not sent to browsers', () => {
  expect(loadMessages('en')).toHaveProperty('support.why.next')
  expect(compiledMessages('en')).not.toHaveProperty('support')
})

test.each([null, [], 'text', { a: 1 }, { a: { b: null } }, JSON.parse('{"__proto__":{"a":"b"}}') as object])(
  '[LOC-5] %j is not a message file',
  (value) => expect(isCompiledTree(value)).toBe(false),
)
