import { tryAdvisoryLock } from '#gateway/db/advisory-lock.ts'
import {
  beginSettlement,
  findSettlement,
  listDueSettlements,
  saveFailure,
} from '#gateway/results/db/activity-settlements.ts'
import { repeat, type Repeating } from '#gateway/util/repeat.ts'
import { enginesOf as enginesOfType } from '../engines/registry/engines.ts'
import { takeResultStep } from './take-result-step.ts'
import type { EnginesOf } from './final-rewards.ts'
import type { GatewayContext } from '#gateway/context.ts'

const EVERY_MS = 2_000
const FIRST_BACKOFF_MS = 1_000
const LONGEST_BACKOFF_MS = 5 * 60_000
/** The accounts of a page's budgets stay locked until its transaction commits, and claims wait for them. */
const PAGE = 128

interface Options {
  isStopping?: () => boolean
  enginesOf?: EnginesOf
  /** Ranks in a page of final places. */
  pageSize?: number
}

/**
 * Settles every ended activity whose final result is due, as far as possible now. All progress is in the database: it may be
 * killed at any moment, and several instances may run it, of which one works on an activity.
 * @returns the number of activities that were settled
 */
export async function settleEnded(
  gateway: GatewayContext,
  { isStopping = () => false, enginesOf = enginesOfType, pageSize = PAGE }: Options = {},
) {
  let settled = 0
  for (const activityId of await listDueSettlements(gateway.db, gateway.clock.now())) {
    if (isStopping()) break
    const isSettled = await tryAdvisoryLock(gateway.db, `final-settlement:${activityId}`, () =>
      settleActivity(gateway, activityId, { isStopping, enginesOf, pageSize }),
    )
    if (isSettled === true) settled += 1
  }
  return settled
}

/** @returns whether this call settled the activity */
async function settleActivity(
  gateway: GatewayContext,
  activityId: string,
  { isStopping, ...rules }: Required<Options>,
) {
  const { db, clock, log } = gateway
  try {
    await beginSettlement(db, activityId, clock.now())
    while (!isStopping()) {
      const advanced = await takeResultStep(gateway, activityId, rules)
      if (advanced === null) return false
      const { from, to } = advanced
      if (from !== to) log.info({ activityId, done: from, next: to }, 'settlement of an ended activity')
      if (to === 'settled') {
        gateway.announceActivity(activityId)
        return true
      }
    }
    return false
  } catch (error) {
    log.error({ err: error, activityId }, 'settling an ended activity failed')
    await postpone(gateway, activityId, error)
    return false
  }
}

/** Operators see the error in the row and in the metric; the next attempt waits longer after each failure. */
async function postpone({ db, clock }: GatewayContext, activityId: string, error: unknown) {
  const { attempts = 0 } = (await findSettlement(db, activityId)) ?? {}
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** attempts, LONGEST_BACKOFF_MS)
  const message = error instanceof Error ? error.message : String(error)
  await saveFailure(db, { activityId, error: message, retryAt: clock.now() + backoff })
}

/** Settles ended activities in the background. */
export const startFinalSettlement = (gateway: GatewayContext): Repeating =>
  repeat((isStopping) => settleEnded(gateway, { isStopping }), {
    name: 'settlement',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
