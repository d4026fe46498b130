import { hashLeaf, hashSnapshot, NO_PREVIOUS, verifyPlace } from '@fanfare/contract/board-proof.ts'
import type { PlaceProof, Snapshot } from '@fanfare/contract/competition/rank.ts'

/** The verified claims, and the hashes that anyone can verify again. */
export interface RowCheck {
  seq: number
  /** The place is a leaf of the snapshot's tree. */
  place: boolean
  /** The snapshot matches its own hash, which is the one that the page shows. */
  hash: boolean
  /** The snapshot follows the one before it. */
  link: boolean
  /** Hex. */
  hashes: { row: string; rows: string; snapshot: string; previous: string }
}

interface Evidence {
  proof: PlaceProof
  /** Newest first; the one of the proof and the one before it are among them. */
  snapshots: readonly Snapshot[]
  /** The hash beside the ranking; null where it shows another snapshot. */
  shownHash: string | null
}

/** Verifies a place against the published chain (contract §9); null when its snapshot is not in the chain. */
export async function checkRow({ proof, snapshots, shownHash }: Evidence): Promise<RowCheck | null> {
  const at = snapshots.findIndex(({ seq }) => seq === proof.seq)
  const snapshot = snapshots[at]
  if (!snapshot) return null
  const place = { rank: proof.rank, userRef: proof.userRef, value: proof.value }
  const [leaf, isInTree, ownHash] = await Promise.all([
    hashLeaf(place),
    verifyPlace(place, proof.path, snapshot.root),
    hashSnapshot(snapshot),
  ])
  const before = snapshots[at + 1]
  const hashBefore = before ? await hashSnapshot(before) : NO_PREVIOUS
  return {
    seq: snapshot.seq,
    place: leaf === proof.leaf && proof.root === snapshot.root && isInTree,
    hash: ownHash === snapshot.hash && (shownHash ?? ownHash) === ownHash,
    link: snapshot.previous === hashBefore && (!before || before.hash === hashBefore),
    hashes: { row: leaf, rows: snapshot.root, snapshot: ownHash, previous: snapshot.previous },
  }
}
