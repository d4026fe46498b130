import { countUnevaluated, freezeResult as freeze } from '#gateway/results/db/activity-settlements.ts'
import { HOUR_MS } from '../util/time/durations.ts'
import type { Step } from './step.ts'

/** @assumed a participant whose evaluation fails for an hour no longer delays the result of all others. */
const LONGEST_WAIT_MS = HOUR_MS

/**
 * Freezes the result once every fact that had arrived when the settlement began is evaluated. Facts have had at least a day to
 * arrive: `settleDays` is at least 1 and `dataDelaySeconds` at most a day.
 */
export const freezeResult: Step = async ({ tx, gateway, settlement, now }) => {
  const { activityId, startedAt, report } = settlement
  const unevaluated = await countUnevaluated(tx, activityId, startedAt)
  if (unevaluated > 0) {
    if (now < startedAt + LONGEST_WAIT_MS) return null
    gateway.log.error({ activityId, unevaluated }, 'result frozen although participants wait for evaluation')
  }
  if (!(await freeze(tx, activityId, now))) return null
  return { next: null, report: { ...report, unevaluated } }
}
