/**
 * The leaves, proofs and chain of a board's snapshots (contract §9). It uses WebCrypto, so that the browser verifies
 * with the same code.
 */

/** A place; its leaf is the SHA-256 of the place's RFC 8785 text. */
export interface LeafContent {
  /** From 1. */
  rank: number
  /** 16 hex digits. */
  userRef: string
  /** Decimal string. */
  value: string
}

/** A hash on the way to the root, and the side on which it is joined to ours. */
export interface ProofStep {
  side: 'LEFT' | 'RIGHT'
  /** 64 hex digits. */
  hash: string
}

/** `previous` of the first snapshot of a board. */
export const NO_PREVIOUS = '0'.repeat(64)

const HASH = /^[0-9a-f]{64}$/

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** The hash of a place, 64 hex digits. */
export const hashLeaf = ({ rank, userRef, value }: LeafContent) =>
  sha256(new TextEncoder().encode(JSON.stringify({ rank, userRef, value })))

/** Whether a place is in the snapshot with this root; false also when the path or the root is malformed. */
export async function verifyPlace(place: LeafContent, path: readonly ProofStep[], root: string) {
  if (!path.every(({ hash }) => HASH.test(hash))) return false
  let hash = await hashLeaf(place)
  for (const step of path) {
    const pair = step.side === 'LEFT' ? [step.hash, hash] : [hash, step.hash]
    hash = await sha256(new Uint8Array(pair.flatMap(fromHex)))
  }
  return hash === root
}

interface ChainLink {
  /** Hex hash of the snapshot before it. */
  previous: string
  /** Hex root of its tree. */
  root: string
  seq: number
  /** ms */
  at: number
}

const eightBytes = (value: number) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(value))
  return [...new Uint8Array(view.buffer)]
}

/** `SHA-256(previous ‖ root ‖ seq ‖ at)`, both numbers as eight bytes, the highest first. */
export const hashSnapshot = ({ previous, root, seq, at }: ChainLink) =>
  sha256(new Uint8Array([...fromHex(previous), ...fromHex(root), ...eightBytes(seq), ...eightBytes(at)]))
