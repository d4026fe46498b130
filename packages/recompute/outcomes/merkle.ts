import { createHash } from 'node:crypto'

/** docs/contract.md §9: the tree and the chain of a board's snapshots. */

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The RFC 8785 text of a place: fields in alphabetical order, without white space. */
export const leafOf = ({ rank, userRef, value }: { rank: number; userRef: string; value: string }): Buffer =>
  sha256(`{"rank":${rank},"userRef":${JSON.stringify(userRef)},"value":${JSON.stringify(value)}}`)

/** Pairs are hashed level by level; an odd node moves up unchanged. The root of no leaves is the hash of nothing. */
export function rootOf(leaves: readonly Buffer[]): string {
  let level = [...leaves]
  if (level.length === 0) return sha256().toString('hex')
  while (level.length > 1) {
    const above: Buffer[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]]
      if (left !== undefined) above.push(right === undefined ? left : sha256(left, right))
    }
    level = above
  }
  return (level[0] ?? Buffer.alloc(0)).toString('hex')
}

/** Eight bytes, the highest first. */
function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

/** The hash of a snapshot, which continues that of the one before. */
export const linkOf = (previous: string, root: string, seq: number, at: number): string =>
  sha256(Buffer.from(previous, 'hex'), Buffer.from(root, 'hex'), eightBytes(seq), eightBytes(at)).toString('hex')

/** `previous` of the first snapshot of a board. */
export const NO_PREVIOUS = '0'.repeat(64)
