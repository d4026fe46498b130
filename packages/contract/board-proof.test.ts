import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashLeaf, hashSnapshot, NO_PREVIOUS, verifyPlace } from './board-proof.ts'

const sha256 = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
    .digest('hex')
const bytes = (hex: string) => Buffer.from(hex, 'hex')

const place = { rank: 2, userRef: '00ff00ff00ff00ff', value: '-12.5' }
const LEAF = sha256('{"rank":2,"userRef":"00ff00ff00ff00ff","value":"-12.5"}')

test('[SCR-4] a leaf is the hash of the canonical JSON of rank, reference and value', async () => {
  expect(await hashLeaf(place)).toBe(LEAF)
  expect(await hashLeaf({ value: '-12.5', userRef: '00ff00ff00ff00ff', rank: 2 })).toBe(LEAF)
})

test('[SCR-4] a place is verified with the neighbours on the way to the root', async () => {
  const [left, right] = [sha256('left'), sha256('right')]
  const root = sha256(bytes(sha256(bytes(left), bytes(LEAF))), bytes(right))
  const path = [
    { side: 'LEFT', hash: left },
    { side: 'RIGHT', hash: right },
  ] as const
  expect(await verifyPlace(place, path, root)).toBe(true)
  expect(await verifyPlace(place, [], LEAF)).toBe(true)
  expect(await verifyPlace({ ...place, value: '12.5' }, path, root)).toBe(false)
  expect(await verifyPlace({ ...place, rank: 1 }, path, root)).toBe(false)
  expect(await verifyPlace(place, path.toReversed(), root)).toBe(false)
  expect(await verifyPlace(place, path.slice(0, 1), root)).toBe(false)
  expect(await verifyPlace(place, [{ side: 'LEFT', hash: `${left}zz` }, path[1]], root)).toBe(false)
})

test('[SCR-4] the hash of a snapshot covers the snapshot before it, the root, the number and the time', async () => {
  const root = sha256('root')
  const link = { previous: NO_PREVIOUS, root, seq: 258, at: 1_790_000_000_000 }
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(258n)
  numbers.writeBigUInt64BE(1_790_000_000_000n, 8)
  expect(await hashSnapshot(link)).toBe(sha256(Buffer.alloc(32), bytes(root), numbers))
})
