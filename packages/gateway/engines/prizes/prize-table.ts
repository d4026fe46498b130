import { createHash } from 'node:crypto'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'

export const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/**
 * RFC 8785 of a flat object whose strings need no escapes and whose numbers are whole: its fields in the order of their names,
 * without spaces.
 */
export const canonicalJson = (value: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))))

/** The prize table of contract §9: a prize without a reward has no id, and is nobody's fallback. */
export function prizeTableOf({ prizes }: Pick<FileWith<'prizes'>, 'prizes'>) {
  const idOf = (id: string | null) => (prizes.some((prize) => prize.id === id && prize.reward !== null) ? id : null)
  return prizes.map(({ id, weight, stock, fallback }) => ({
    prizeId: idOf(id),
    weight,
    stock,
    fallbackPrizeId: idOf(fallback),
  }))
}

/** The RFC 8785 text of a prize table; its SHA-256 is public from publication on. */
export const prizeTableText = (table: readonly PrizeTableRow[]) => `[${table.map(canonicalJson).join(',')}]`
