import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './cipher.ts'

const sealed = (text: string, keys: string[]) => encrypt(text, { keys, context: 'row-1', randomBytes })

test('[D-24] an encrypted text is read again with its key, also after the key was changed', () => {
  const before = sealed('Straße 5, 東京', ['old'])
  expect(before).not.toContain('Stra')
  expect(decrypt(before, { keys: ['new', 'old'], context: 'row-1' })).toBe('Straße 5, 東京')
  expect(decrypt(sealed('later', ['new', 'old']), { keys: ['new'], context: 'row-1' })).toBe('later')
})

test('[D-24] a text encrypts differently each time', () => {
  expect(sealed('same', ['key'])).not.toBe(sealed('same', ['key']))
})

test('[D-24] a changed ciphertext, another row and a missing key are refused', () => {
  const text = sealed('secret', ['key'])
  const changed = text.slice(0, -2) + (text.endsWith('AA') ? 'BB' : 'AA')
  expect(() => decrypt(changed, { keys: ['key'], context: 'row-1' })).toThrow('authenticate')
  expect(() => decrypt(text, { keys: ['key'], context: 'row-2' })).toThrow('authenticate')
  expect(() => decrypt(text, { keys: ['other'], context: 'row-1' })).toThrow('DATA_KEY')
})
