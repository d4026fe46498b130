import { hash as digest } from 'node:crypto'
import type { ProofStep } from '@fanfare/contract/board-proof.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import { findProofParts } from '#gateway/boards/db/boards.ts'
import type { Db } from '#gateway/db/client.ts'

const HASH_BYTES = 32

export const splitHashes = (bytes: Buffer) =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, index) =>
    bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
  )

/** The next level: each pair hashed, the last of an odd number unchanged (contract §9). */
const parentsOf = (level: readonly Buffer[]) =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left, right] = level.slice(2 * index, 2 * index + 2)
    if (left === undefined) throw new Error('a level of the tree is empty')
    return right === undefined ? left : digest('sha256', Buffer.concat([left, right]), 'buffer')
  })

/** The root above a level of the tree, hex; SHA-256 of nothing for a tree without leaves. */
export function rootOf(level: readonly Buffer[]): string {
  const [root] = level
  if (root === undefined) return digest('sha256', '')
  return level.length === 1 ? root.toString('hex') : rootOf(parentsOf(level))
}

/** The neighbours on the way from the hash at `index` to the root above its level. */
function pathOf(level: readonly Buffer[], index: number): ProofStep[] {
  if (level.length <= 1) return []
  const isRight = index % 2 === 1
  const neighbour = level[isRight ? index - 1 : index + 1]
  const above = pathOf(parentsOf(level), Math.floor(index / 2))
  if (neighbour === undefined) return above
  return [{ side: isRight ? 'LEFT' : 'RIGHT', hash: neighbour.toString('hex') }, ...above]
}

/**
 * Proves a user's place in the newest snapshot of a board: the path in its block of leaves, then from the block to the root.
 * Hashes are hex. null when the user has no place.
 */
export async function provePlace(db: Db, place: BoardKey & { userId: string }) {
  const parts = await findProofParts(db, place)
  if (parts === null) return null
  const { leafIndex, blockIndex, root, seq } = parts
  const leaves = splitHashes(parts.leaves)
  return {
    leaf: leaves[leafIndex]?.toString('hex') ?? '',
    path: [...pathOf(leaves, leafIndex), ...pathOf(splitHashes(parts.blocks), blockIndex)],
    root,
    seq,
  }
}
