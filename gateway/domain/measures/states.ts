import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { accountReason } from '../../tallies/exclusions.ts'
import { factsOf } from '../../tallies/fact-index.ts'
import { MEASURE } from '../../tallies/tally-line.ts'
import { tallyOfMeasures } from './relevant-facts.ts'
import { single, tallyOf, type Tally } from './tally.ts'
import type { Measure, MeasureScope } from './scope.ts'

/**
 * A state counts whenever it came, before the join too (contract §7), but not after the window: an ended task stays as
 * it ended. The earliest of its causes is the one.
 */
function stateSince(
  { window }: MeasureScope,
  causes: readonly (number | null)[],
  ownReason: ReasonCode | null = null,
): Tally {
  const known = causes.filter((at) => at !== null)
  if (known.length === 0) return tallyOf([])
  const at = Math.min(...known)
  return tallyOf([single(at, window !== null && at >= window.end ? 'OUT_OF_WINDOW' : ownReason)])
}

/** The account exists. */
export const registered: Measure = (scope) => stateSince(scope, [scope.facts.registeredAt])

/** `kyc.passed` came, and the account was no market maker then. */
export const identityVerified: Measure = (scope) => {
  const { events } = scope.facts
  const passed = factsOf(events, 'kyc.passed')
  const counting = passed.find(({ occurredAt }) => accountReason(events, occurredAt) === null)
  return stateSince(scope, [(counting ?? passed[0])?.occurredAt ?? null], counting ? null : 'MARKET_MAKER')
}

/** Bound to a KOL. */
export const boundToKol: Measure = (scope) => stateSince(scope, [scope.facts.kolBinding?.boundAt ?? null])

/** Registered or bound with one of the task's codes; codes are the same in either case. */
export const cameByCode: Measure = (scope) => {
  const { registeredAt, invitedByCode, kolBinding } = scope.facts
  const codes = new Set((scope.task.codes ?? []).map((code) => code.toUpperCase()))
  const asked = (code: string | null | undefined) => code != null && codes.has(code.toUpperCase())
  return stateSince(scope, [
    asked(invitedByCode) ? registeredAt : null,
    kolBinding && asked(kolBinding.code) ? kolBinding.boundAt : null,
  ])
}

/** `link.shared` of this activity, each share one. */
export const linkShared: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.share(scope.activityId)])
