import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leafOf, linkOf, NO_PREVIOUS, rootOf } from './merkle.ts'

const hash = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((one, part) => one.update(part), createHash('sha256')).digest()
const leaf = (rank: number) => leafOf({ rank, userRef: '8e12a1063cddbe7d', value: '12.5' })

test('a leaf is the hash of the place as canonical JSON', () =>
  expect(leaf(1)).toEqual(hash('{"rank":1,"userRef":"8e12a1063cddbe7d","value":"12.5"}')))

test('pairs are hashed level by level, and an odd node moves up unchanged', () => {
  const [one, two, three] = [leaf(1), leaf(2), leaf(3)]
  expect(rootOf([one])).toBe(one.toString('hex'))
  expect(rootOf([one, two, three])).toBe(hash(hash(one, two), three).toString('hex'))
  const pairs = [hash(one, two), hash(three, leaf(4))] as const
  expect(rootOf([one, two, three, leaf(4), leaf(5)])).toBe(hash(hash(...pairs), leaf(5)).toString('hex'))
})

test('the root of no rows is the hash of nothing', () =>
  expect(rootOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'))

test('a snapshot continues the one before it, with numbers of eight bytes', () => {
  const root = 'ab'.repeat(32)
  const [seq, at] = [Buffer.from('0000000000000001', 'hex'), Buffer.from('000001a145f6fc00', 'hex')]
  const expected = hash(Buffer.alloc(32), Buffer.from(root, 'hex'), seq, at).toString('hex')
  expect(linkOf(NO_PREVIOUS, root, 1, 0x1a145f6fc00)).toBe(expected)
})
