import { createHmac } from 'node:crypto'
import type { DrawLogRow, PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'

/** The content of a digest, whose key is the seed. */
interface RollInput extends Pick<DrawLogRow, 'userRef' | 'nonce' | 'clientSeed'> {
  activityId: string
}

const NUMBERS = 2 ** 32

/** `roll` of contract §9: a whole number from 0, below `total`. Numbers that would favour the first rolls are skipped. */
export function rollOf(seed: Uint8Array, { activityId, userRef, nonce, clientSeed }: RollInput, total: number) {
  const limit = Math.floor(NUMBERS / total) * total
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', seed)
      .update(`${activityId}:${userRef}:${nonce}:${clientSeed}:${round}`)
      .digest()
    for (let at = 0; at < digest.length; at += 4) {
      const number = digest.readUInt32BE(at)
      if (number < limit) return number % total
    }
  }
}

export const totalWeight = (prizes: readonly Pick<PrizeTableRow, 'weight'>[]) =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The first prize in declared order whose cumulative weight exceeds the roll. */
export function prizeAt(prizes: readonly PrizeTableRow[], roll: number) {
  let sum = 0
  for (const { prizeId, weight } of prizes) {
    sum += weight
    if (sum > roll) return prizeId
  }
  throw new Error(`roll ${roll} is not below the total weight ${sum}`)
}

/** The prize that is paid for a rolled one: its fallback while there is no stock. `left`: by prize, absent for unlimited stock. */
export function prizeInStock(
  prizes: readonly PrizeTableRow[],
  rolled: string | null,
  left: ReadonlyMap<string, number>,
) {
  let prizeId = rolled
  // A file's fallbacks never lead back to a prize, which its check guarantees.
  while (prizeId !== null && left.get(prizeId) === 0)
    prizeId = prizes.find((prize) => prize.prizeId === prizeId)?.fallbackPrizeId ?? null
  return prizeId
}
