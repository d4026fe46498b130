import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { LIST, LIST_KEY, LIST_PRIVATE_KEY, LIST_SETTINGS, sealed } from '@fanfare/kernel/testing/sealed-list.ts'
import { createSigningKeys, sealDomainList, sealText } from '@fanfare/kernel/domains/seal-domain-list.ts'
import { openDomainList } from './open-domain-list.ts'

const keys = { key: LIST_KEY, privateKey: LIST_PRIVATE_KEY }
const open = (text: string) => openDomainList(text, LIST_SETTINGS)

test('[NET-1] a list that the command has sealed is opened, with line breaks around it', async () => {
  expect(await open(sealed())).toEqual(LIST)
  expect(await open(`\r\n${sealed()}\r\n`)).toEqual(LIST)
})

test('[NET-1] the ciphertext has the format of crypto-js', () => {
  expect(
    Buffer.from(sealed().split('.', 1)[0] ?? '', 'base64')
      .subarray(0, 8)
      .toString(),
  ).toBe('Salted__')
})

test.each([
  ['an empty file', '', 'is not a signed list'],
  ['a page of HTML', '<!doctype html><title>Not found</title>', 'is not a signed list'],
  ['a list without a signature', sealed().split('.', 1)[0] ?? '', 'is not a signed list'],
  ['plain JSON', JSON.stringify(LIST), 'is not a signed list'],
  ['a list of another key', sealDomainList(LIST, { ...keys, ...createSigningKeys() }), 'has a wrong signature'],
  ['the signature of another list', `${sealed().split('.', 1)[0]}.${sealed().split('.')[1]}`, 'has a wrong signature'],
  // The last byte of one wrong plaintext in 256 happens to be a valid padding.
  [
    'a list of another passphrase',
    sealDomainList(LIST, { ...keys, key: 'another' }),
    /^(?:cannot be decrypted|is not JSON)$/,
  ],
  ['a list that decrypts to nonsense', sealText('ÿ{{', keys), 'is not JSON'],
  ['a list that decrypts to nothing', sealText('', keys), 'cannot be decrypted'],
  ['a list that is null', sealText('null', keys), 'seq must be a whole number'],
  ['a list without sequence', sealText(JSON.stringify({ ...LIST, seq: '7' }), keys), 'seq must be a whole number'],
  ['a list without expiry', sealText(JSON.stringify({ ...LIST, expires: 1.5 }), keys), 'expires must be a time in ms'],
  [
    'hosts that are one text',
    sealText(JSON.stringify({ ...LIST, ws: 'wss://a' }), keys),
    'ws must be a list of at most 16 hosts',
  ],
  ['numbers as hosts', sealText(JSON.stringify({ ...LIST, api: [1] }), keys), 'api must be a list of at most 16 hosts'],
  [
    'too many hosts',
    sealText(JSON.stringify({ ...LIST, api: Array(17).fill('x') }), keys),
    'api must be a list of at most 16 hosts',
  ],
])('[NET-1][D-2] %s is refused', (_, text, reason) => expect(open(text)).rejects.toThrow(reason))

test('[D-2] a list with any changed character is refused', async () => {
  const text = sealed().trim()
  await forAllAsync({}, [fc.nat(text.length - 1), fc.constantFrom('A', 'b', '7', '+')], async (at, other) => {
    fc.pre(text[at] !== other && text[at] !== '=')
    const changed = text.slice(0, at) + other + text.slice(at + 1)
    // The last character of Base64 has unused bits.
    fc.pre(!Buffer.from(changed, 'base64').equals(Buffer.from(text, 'base64')))
    await expect(open(changed)).rejects.toThrow(/^(?:is not a signed list|has a wrong signature)$/)
  })
})

test.each([
  ['no WebCrypto', undefined],
  ['no Ed25519', { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) }],
])('[D-2] a browser with %s accepts no list', async (_, subtle) => {
  vi.stubGlobal('crypto', { subtle })
  await expect(open(sealed())).rejects.toThrow('cannot be verified by this browser')
})
