import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { findProofParts } from '#gateway/boards/db/rank-board.ts'
import type { ProofStep } from '@fanfare/contract/board-proof.ts'
import { pathOf, splitHashes } from './merkle-tree.ts'

export interface PlaceProof {
  /** Hex, like `root`. */
  leaf: string
  path: ProofStep[]
  root: string
  seq: number
}

/**
 * Proves a user's place in the newest snapshot of a board: the path in its block of leaves, then from the block to the root.
 * null: the user has no place.
 */
export async function provePlace(db: Db, place: BoardKey & { userId: string }): Promise<PlaceProof | null> {
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
