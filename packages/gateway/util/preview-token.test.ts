import { expect, test } from 'vitest'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { isPreviewToken, previewToken, readPreviewToken } from './preview-token.ts'
import { randomId } from './random-id.ts'

const KEY = 'a key of this gateway'
const EXPIRES = Date.UTC(2099, 11, 31)

test('[ACT-9] a preview’s token is an id, and its key reads it until it expires', () => {
  const link = { previewId: randomId('pv'), expiresAt: EXPIRES }
  const token = previewToken(KEY, link)
  expect(token).toMatch(ID_PATTERN)
  expect(isPreviewToken(token)).toBe(true)
  expect(readPreviewToken(KEY, token, EXPIRES - 1)).toEqual(link)
  expect(readPreviewToken(KEY, token, EXPIRES)).toBeNull()
  expect(readPreviewToken('another key', token, 0)).toBeNull()
})

test('[ACT-9] a token with another expiry, preview or signature opens nothing', () => {
  const token = previewToken(KEY, { previewId: randomId('pv'), expiresAt: EXPIRES })
  const [id = '', expiry = ''] = token.split('-')
  const later = (Number.parseInt(expiry, 36) + 1).toString(36)
  const changed = [
    token.replace(`-${expiry}-`, `-${later}-`),
    token.replace(id, randomId('pv')),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    id,
    '',
  ]
  for (const other of changed) expect([other, readPreviewToken(KEY, other, 0)]).toEqual([other, null])
})
