import { DAY } from '../activity.ts'
import { marketMakerTimes } from '../facts/exclusions.ts'
import { knownAt, type Fact, type Flag, type Trade } from '../facts/fact.ts'
import type { Campaign } from './agents/agents.ts'

/** Why a trade brings nothing in the end, and when each cause happened; null where it does not hold. */
export interface Causes {
  /** When the reversal was received: it was applied then or later. */
  reversedAt: number | null
  /** The earliest flag that takes the trade back. */
  flaggedAt: number | null
  isMarketMakers: boolean
}

/** docs/outcomes.md, "Corrections". */
export function causesOf(
  { definition: { clawBack } }: Pick<Campaign, 'definition'>,
  trade: Trade,
  facts: readonly Fact[],
  now: number,
): Causes {
  const known = knownAt(facts, now)
  const flag = known.find(
    (fact): fact is Flag =>
      fact.type === 'user.flagged' &&
      clawBack !== undefined &&
      clawBack.reasons.includes(fact.reason) &&
      trade.at <= fact.at &&
      fact.at - trade.at <= clawBack.days * DAY,
  )
  return {
    reversedAt: trade.reversedAt !== null && trade.reversedAt <= now ? trade.reversedAt : null,
    flaggedAt: flag?.at ?? null,
    isMarketMakers: marketMakerTimes(known)(trade.at),
  }
}

/** Whether the lines of a trade add up to 0. */
export const isTakenBack = ({ reversedAt, flaggedAt, isMarketMakers }: Causes): boolean =>
  reversedAt !== null || flaggedAt !== null || isMarketMakers
