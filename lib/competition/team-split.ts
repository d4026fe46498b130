import Big from 'big.js'
import type { Money } from '@fanfare/contract/money.ts'
import { assetDecimals } from '@fanfare/languages/asset-decimals.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'

/**
 * The parts of a team's prize, in its unit, as they are shown: they add up to it (ADR 0087). All members, the captain included,
 * share the `rest` by volume. `captainShare` is a ratio as a decimal string.
 */
export function teamSplit({ amount, unit }: Money, captainShare: string) {
  const captain = new Big(amount).times(captainShare)
  const exact = [captain, new Big(amount).minus(captain)].map((part) => ({ amount: part.toFixed(), unit }))
  const [forCaptain, rest] = shownParts(exact).parts as [ShownMoney, ShownMoney]
  return { captain: forCaptain, rest }
}

/** The part of `rest` for a share of the team's volume, cut to the decimals of its asset, at most `maximum`. */
export function shareOf({ amount, unit }: Money, share: string, maximum: Money | null) {
  const part = new Big(amount).times(share)
  const isAbove = maximum !== null && maximum.unit === unit && part.gt(maximum.amount)
  const paid = isAbove ? new Big(maximum.amount) : part
  return { amount: paid.round(assetDecimals(unit), Big.roundDown).toFixed(), unit }
}

/** My part of the team's prize; null when the team wins none now, or I get none of it. */
export const myPart = ({ memberList }: Pick<MyTeam, 'memberList'>) =>
  memberList.find(({ isMe }) => isMe)?.estimatedReward ?? null
