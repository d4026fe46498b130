import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test.each([
  ['the same text', 'a-secret', 'a-secret', true],
  ['text beyond ASCII', 'clé-π', 'clé-π', true],
  ['one other character', 'a-secreT', 'a-secret', false],
  ['a shorter text', 'a-secre', 'a-secret', false],
  ['a longer text', 'a-secret ', 'a-secret', false],
  ['an equal number of characters but more bytes', 'a-secrét', 'a-secret', false],
  ['no header', undefined, 'a-secret', false],
  ['a search parameter that is not there', null, 'a-secret', false],
  ['a header that was sent twice', ['a-secret', 'a-secret'], 'a-secret', false],
  ['an empty header', '', 'a-secret', false],
])('isSameSecret judges %s', (_name, given, expected, is) => expect(isSameSecret(given, expected)).toBe(is))

test('an empty expected secret matches nothing, the empty text included', () => {
  expect([isSameSecret('', ''), isSameSecret('x', ''), isSameSecret(undefined, '')]).toEqual([false, false, false])
})
