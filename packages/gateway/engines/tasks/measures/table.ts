import type { ReasonCode, TaskType } from '@fanfare/contract/enumerations.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { deposits, earnings, firstDeposit, largestHolding } from '../../../facts/measures/money-movements.ts'
import { tallyOfMeasures } from '../../../facts/measures/relevant-facts.ts'
import type { Measure, MeasureScope } from '../../../facts/measures/scope.ts'
import { single, tallyOf, type Tally } from '../../../facts/measures/tally.ts'
import { firstSpotTrade, tradesIn, volumeOf } from '../../../facts/measures/trades.ts'
import { accountReason } from '../../../facts/tallies/exclusions.ts'
import { factsOf } from '../../../facts/tallies/fact-index.ts'
import { MEASURE } from '../../../facts/tallies/tally-line.ts'
import { friendsQualified } from './friends.ts'
import type { TaskMeasure } from './task-scope.ts'

/**
 * A state counts from any time before the end of the window, also before the join (contract §7); an ended task keeps its
 * result. Of several causes the earliest counts.
 */
function stateSince(
  { window }: MeasureScope,
  label: string,
  causes: readonly (number | null)[],
  ownReason: ReasonCode | null = null,
): Tally {
  const known = causes.filter((at) => at !== null)
  if (known.length === 0) return tallyOf([])
  const at = Math.min(...known)
  return tallyOf([single(at, window !== null && at >= window.end ? 'OUT_OF_WINDOW' : ownReason, label)])
}

/** Counts once the account exists. */
const registered: Measure = (scope) => stateSince(scope, 'account', [scope.facts.registeredAt])

/** Counts the first `kyc.passed` at a time when the account was not a market maker. */
const identityVerified: Measure = (scope) => {
  const { events } = scope.facts
  const passed = factsOf(events, 'kyc.passed')
  const counting = passed.find(({ occurredAt }) => accountReason(events, occurredAt) === null)
  return stateSince(scope, 'kyc', [(counting ?? passed[0])?.occurredAt ?? null], counting ? null : 'MARKET_MAKER')
}

/** Counts once the account is bound to a KOL. */
const boundToKol: Measure = (scope) => stateSince(scope, 'code', [scope.facts.kolBinding?.boundAt ?? null])

/** Counts a registration or KOL binding with one of the task's codes, which are compared without regard to case. */
const cameByCode: TaskMeasure = (scope) => {
  const { registeredAt, invitedByCode, kolBinding } = scope.facts
  const codes = new Set((scope.task.codes ?? []).map((code) => code.toUpperCase()))
  const asked = (code: string | null | undefined) => code != null && codes.has(code.toUpperCase())
  return stateSince(scope, 'code', [
    asked(invitedByCode) ? registeredAt : null,
    kolBinding && asked(kolBinding.code) ? kolBinding.boundAt : null,
  ])
}

/** Number of `link.shared` events of this activity. */
const linkShared: TaskMeasure = (scope) => tallyOfMeasures(scope, [MEASURE.share(scope.activityId)])

/** Contract §7, What counts: one measure for each task type. TRANSFER_AND_TRADING has a second measure, for its transfers. */
export const MEASURES = {
  REGISTER_PASS: registered,
  KYC_PASS: identityVerified,
  KOL_BIND: boundToKol,
  APPOINT_CODE: cameByCode,
  TRADING_VOLUME: volumeOf(['futures']),
  SPOT_TRADING_VOLUME: volumeOf(['spot']),
  TOTAL_TRADING_VOLUME: volumeOf(MARKETS),
  ANY_TRADING_VOLUME: tradesIn(MARKETS),
  SPOT_ANY_TRADING_VOLUME: tradesIn(['spot']),
  RECHARGE: deposits,
  SPOT_FIRST_RECHARGE: firstDeposit,
  SPOT_FIRST_TRADING: firstSpotTrade,
  TRANSFER_AND_TRADING: volumeOf(['futures']),
  EARNINGS: earnings,
  // A target of any unit is compared with the value in USDT.
  SPOT_HOLDS: (scope) => largestHolding(scope.task.asset)(scope),
  SHARE_LINK: linkShared,
  INVITE_FRIEND: friendsQualified,
} as const satisfies Record<TaskType, TaskMeasure>
