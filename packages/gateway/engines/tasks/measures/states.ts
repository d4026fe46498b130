import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { accountReason } from '../../../facts/tallies/exclusions.ts'
import { factsOf } from '../../../facts/tallies/fact-index.ts'
import { MEASURE } from '../../../facts/tallies/tally-line.ts'
import { tallyOfMeasures } from '../../../facts/measures/relevant-facts.ts'
import { single, tallyOf, type Tally } from '../../../facts/measures/tally.ts'
import type { Measure, MeasureScope } from '../../../facts/measures/scope.ts'
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
export const registered: Measure = (scope) => stateSince(scope, 'account', [scope.facts.registeredAt])

/** Counts the first `kyc.passed` at a time when the account was not a market maker. */
export const identityVerified: Measure = (scope) => {
  const { events } = scope.facts
  const passed = factsOf(events, 'kyc.passed')
  const counting = passed.find(({ occurredAt }) => accountReason(events, occurredAt) === null)
  return stateSince(scope, 'kyc', [(counting ?? passed[0])?.occurredAt ?? null], counting ? null : 'MARKET_MAKER')
}

/** Counts once the account is bound to a KOL. */
export const boundToKol: Measure = (scope) => stateSince(scope, 'code', [scope.facts.kolBinding?.boundAt ?? null])

/** Counts a registration or KOL binding with one of the task's codes, which are compared without regard to case. */
export const cameByCode: TaskMeasure = (scope) => {
  const { registeredAt, invitedByCode, kolBinding } = scope.facts
  const codes = new Set((scope.task.codes ?? []).map((code) => code.toUpperCase()))
  const asked = (code: string | null | undefined) => code != null && codes.has(code.toUpperCase())
  return stateSince(scope, 'code', [
    asked(invitedByCode) ? registeredAt : null,
    kolBinding && asked(kolBinding.code) ? kolBinding.boundAt : null,
  ])
}

/** Number of `link.shared` events of this activity. */
export const linkShared: TaskMeasure = (scope) => tallyOfMeasures(scope, [MEASURE.share(scope.activityId)])
