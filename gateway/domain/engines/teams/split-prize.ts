import Big from 'big.js'
import type { TeamsDefinition } from '#activities/file/teams.ts'
import { PRIZE_DECIMALS } from '#lib/competition/prize-decimals.ts'
import type { Money } from '#lib/contract/money.ts'

export interface PartInput {
  /** Decimal strings. */
  teamVolume: string
  volume: string
  isCaptain: boolean
}

/**
 * A member’s part of the team’s prize: the captain’s share, and of the rest as much as the member traded of the team’s volume.
 * Rounded down: what is left over is not paid. null: nothing. Pure.
 */
export function memberPart(
  prize: Money,
  { captainShare = '0', memberMaximum }: TeamsDefinition,
  { teamVolume, volume, isCaptain }: PartInput,
): Money | null {
  const forCaptain = new Big(prize.amount).times(captainShare)
  const byVolume = new Big(teamVolume).eq(0)
    ? new Big(0)
    : new Big(prize.amount).minus(forCaptain).times(volume).div(teamVolume)
  const part = (isCaptain ? byVolume.plus(forCaptain) : byVolume).round(PRIZE_DECIMALS, Big.roundDown)
  const isAbove = memberMaximum !== undefined && memberMaximum.unit === prize.unit && part.gt(memberMaximum.amount)
  const paid = isAbove ? new Big(memberMaximum.amount) : part
  return paid.eq(0) ? null : { amount: paid.toFixed(), unit: prize.unit }
}
