import Big from 'big.js'
import type { TeamsDefinition } from '@fanfare/activities/file/teams.ts'
import { PRIZE_DECIMALS } from '@fanfare/kernel/competition/combine.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { divideDown } from '../../util/decimal.ts'

interface PartInput {
  /** Decimal strings. */
  teamVolume: string
  volume: string
  isCaptain: boolean
}

/**
 * A member’s part of the team’s prize: the captain’s share, and of the rest as much as the member traded of the team’s volume.
 * Rounded down: what is left over is not paid. null means nothing. Pure.
 */
export function memberPart(
  prize: Money,
  { captainShare = '0', memberMaximum }: TeamsDefinition,
  { teamVolume, volume, isCaptain }: PartInput,
) {
  const whole = new Big(teamVolume)
  const forCaptain = new Big(prize.amount).times(captainShare)
  const own = isCaptain ? forCaptain : new Big(0)
  const shared = new Big(prize.amount).minus(forCaptain).times(volume)
  const part = whole.eq(0)
    ? own.round(PRIZE_DECIMALS, Big.roundDown)
    : divideDown(own.times(whole).plus(shared), whole, PRIZE_DECIMALS)
  const isAbove = memberMaximum !== undefined && memberMaximum.unit === prize.unit && part.gt(memberMaximum.amount)
  const paid = isAbove ? new Big(memberMaximum.amount) : part
  return paid.eq(0) ? null : { amount: paid.toFixed(), unit: prize.unit }
}
