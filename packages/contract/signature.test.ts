import { createHash } from 'node:crypto'
import MD5 from 'crypto-js/md5.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '#contract/testing/signature-vectors.json' with { type: 'json' }
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { signatureText, signedTarget, type SignatureInput } from './signature.ts'

const PARTS = ['timestamp', 'method', 'wireTarget', 'body', 'vs', 'appVersion', 'terminalType', 'key'] as const
const nodeDigest = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

describe('vectors', () => {
  test('there are at least 60, each with a unique name', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(60)
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length)
  })

  test.each(vectors)('[API-1][DEV-1] $name', ({ signedTarget: target, sig, ...input }) => {
    expect(signedTarget(input.wireTarget)).toBe(target)
    const text = signatureText(input)
    expect(MD5(text).toString()).toBe(sig)
    expect(nodeDigest(text)).toBe(sig)
  })
})

const pairName = fc.stringMatching(/^[A-Za-z0-9%_.-]{1,6}$/)
const pair = fc.tuple(pairName, fc.option(fc.stringMatching(/^[A-Za-z0-9%+=?._~-]{0,8}$/), { nil: undefined }))
const query = fc.array(
  pair.map(([name, value]) => (value === undefined ? name : `${name}=${value}`)),
  { minLength: 1, maxLength: 6 },
)
const input: fc.Arbitrary<SignatureInput> = fc.record({
  timestamp: fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 }).map(String),
  method: fc.constantFrom('GET', 'POST', 'PUT'),
  wireTarget: fc
    .tuple(fc.stringMatching(/^(\/[a-z0-9%]{1,5}){1,3}$/), query)
    .map(([path, pairs]) => `${path}?${pairs.join('&')}`),
  body: fc.oneof(fc.constant(''), fc.json()),
  vs: fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
  appVersion: fc.constant('1.1.0'),
  terminalType: fc.constant('1'),
  key: fc.string({ minLength: 1, maxLength: 40 }),
})

/** Not a separator, so that sorting cannot undo the change. */
const replaceAt = (text: string, at: number) => {
  const index = at % Math.max(1, text.length)
  return `${text.slice(0, index)}${text[index] === 'q' ? 'w' : 'q'}${text.slice(index + 1)}`
}

test('[API-1][DEV-1] changing one character of any part changes what is signed', () => {
  forAll(1000, [input, fc.constantFrom(...PARTS), fc.nat()], (given, part, at) => {
    const changed = { ...given, [part]: replaceAt(given[part], at) }
    // Two orders of the same query sort to the same text, and only they may have the same signature.
    fc.pre(part !== 'wireTarget' || signedTarget(changed.wireTarget) !== signedTarget(given.wireTarget))
    const [before, after] = [signatureText(given), signatureText(changed)]
    expect(after).not.toBe(before)
    expect(nodeDigest(after)).not.toBe(nodeDigest(before))
  })
})

test('[API-1] changing one character of a path or a value always changes the signed target', () => {
  forAll({}, [query, fc.nat(), fc.boolean()], (pairs, at, inPath) => {
    const unique = pairs.map((text, index) => `n${index}_${text.split('=')[0] ?? ''}=v${text}`)
    const changed = inPath ? unique : unique.map((text, index) => (index === at % unique.length ? `${text}q` : text))
    expect(signedTarget(`/v1/${inPath ? 'lisq' : 'list'}?${changed.join('&')}`)).not.toBe(
      signedTarget(`/v1/list?${unique.join('&')}`),
    )
  })
})

test('[API-1] the order of equal names changes the signature, the order of different ones does not', () => {
  forAll({}, [fc.uniqueArray(pairName, { minLength: 2, maxLength: 6 })], (names) => {
    const pairs = names.map((name, index) => `${name}=${index}`)
    expect(signedTarget(`/v1/x?${pairs.toReversed().join('&')}`)).toBe(signedTarget(`/v1/x?${pairs.join('&')}`))
  })
  expect(signedTarget('/v1/x?a=1&a=2')).not.toBe(signedTarget('/v1/x?a=2&a=1'))
})

test('a sorted target is its own signed target', () => {
  forAll({}, [query], (pairs) => {
    const once = signedTarget(`/v1/x?${pairs.join('&')}`)
    expect(signedTarget(once)).toBe(once)
  })
})
