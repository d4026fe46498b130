import { setTimeout as sleep } from 'node:timers/promises'
import { platformEventSchema } from '@fanfare/contract/ops/platform-event.ts'
import { enqueueSoldOut } from '#gateway/activities/db/budgets.ts'
import { enqueueDueParticipations } from '#gateway/activities/db/participations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { enqueueNextParticipants } from '#gateway/evaluation/db/reevaluations.ts'
import { listEvents } from '#gateway/facts/db/events.ts'
import { enqueueOverdueClaims } from '#gateway/rewards/db/entitlements.ts'
import { enqueueMissedReversals, type Cause } from '#gateway/evaluation/db/evaluation-queue.ts'
import { listExpired } from '#gateway/rewards/db/rewards.ts'
import { repeat, type Repeating } from '#gateway/util/repeat.ts'
import { createBackoff } from './backoff.ts'
import { reverseToTreasury } from './end-reward.ts'
import { evaluateDue, EvaluationError } from './evaluate-due.ts'
import type { EvaluationContext } from './evaluate-locked.ts'
import { FIRST_PACE, paceAfter } from './pace.ts'

const SWEPT_AT_ONCE = 500

/**
 * Handles changes without a new fact. It expires rewards itself; for ended windows and days, passed claim deadlines, freed budgets, and reversals
 * that arrived together with their event, it enqueues users, whom the worker evaluates.
 * @returns the number of enqueued users and expired rewards
 */
export async function sweep(gateway: Pick<GatewayContext, 'db' | 'clock' | 'newId'>) {
  const { db, clock } = gateway
  const now = clock.now()
  const due = await enqueueDueParticipations(db, now, SWEPT_AT_ONCE)
  const overdue = await enqueueOverdueClaims(db, now, SWEPT_AT_ONCE)
  const freed = await enqueueSoldOut(db, now)
  const reversed = await enqueueMissedReversals(db, now)
  const expired = await listExpired(db, now, SWEPT_AT_ONCE)
  for (const { rewardId, userId } of expired)
    await withTransaction(db, (tx) => reverseToTreasury(tx, gateway, { userId, rewardId, usedAt: null }))
  return due + overdue + freed + reversed + expired.length
}

/** Participants of a changed activity in a batch, which takes some 100 ms: a user with a new fact waits no longer than that. */
const BATCH = 64
/** Participants between two log lines about the progress. */
const LOGGED_EVERY = 50_000

/**
 * Enqueues the next participants of a changed activity.
 * @returns how many participants it enqueued
 */
export async function reevaluateNext({ db, clock, log }: Pick<GatewayContext, 'db' | 'clock' | 'log'>) {
  const progress = await withTransaction(db, (tx) => enqueueNextParticipants(tx, clock.now(), BATCH))
  if (progress === null) return 0
  const { activityId, added, enqueued, total, isEnd } = progress
  const isMilestone = Math.floor(enqueued / LOGGED_EVERY) > Math.floor((enqueued - added) / LOGGED_EVERY)
  if (isEnd || isMilestone) log.info({ activityId, enqueued, total, isEnd }, 'participants of a changed activity')
  return added
}

/** While the statements of one batch run, another is planned. More lanes would slow facts and calls. */
const REEVALUATING_LANES = 2
/** While new facts keep users waiting, the next batch of participants waits this long at most, ms. */
const LONGEST_YIELD_MS = 1_000

/**
 * The gateway's background work: evaluates enqueued users and runs the sweep. All of its state is in the database, so it may be killed at any moment,
 * and several instances may run. It waits for the history of a demonstration, because the claims and draws of that past have lapsed by its clock.
 */
export function startWorker(
  gateway: EvaluationContext & Pick<GatewayContext, 'log' | 'history'>,
  /** Of real time. The worker polls the queue for entries of other instances, and runs the sweep. */
  { everyMs = 500 } = {},
): Repeating {
  const backoff = createBackoff(() => performance.now())
  const isHistoryOpen = () => gateway.history === 'being written'
  let stopping = false

  /** Stored facts of the user that are not platform events; the auditor reports them as a violation too. */
  const unreadableOf = async (userId: string) => {
    const events = await listEvents(gateway.db, [userId]).catch(() => [])
    return events.filter((event) => !platformEventSchema.safeParse(event).success).map(({ eventId }) => eventId)
  }

  /** Evaluates batches of users, and after a batch that failed its users one by one. @returns null when it failed */
  const batchesOf = (cause: Cause) => {
    let alone = 0
    return async (most: number): Promise<Awaited<ReturnType<typeof evaluateDue>> | null> => {
      const isAlone = alone > 0
      try {
        const evaluated = await evaluateDue(gateway, { cause, skipped: backoff.skipped(), limit: isAlone ? 1 : most })
        for (const { userId } of evaluated) backoff.evaluated(userId)
        if (isAlone) alone -= 1
        return evaluated
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error
        const [userId = '', ...others] = error.userIds
        if (others.length > 0) {
          alone = error.userIds.length
          if (error.isDatabaseGone) throw error
        } else if (!backoff.failed(userId, error.isDatabaseGone)) throw error
        else gateway.log.error({ err: error, unreadable: await unreadableOf(userId) }, 'evaluating a user failed')
        return null
      }
    }
  }

  /** Batches of facts that have arrived. */
  let wakes = 0
  let pace = FIRST_PACE
  const evaluateNews = batchesOf('news')
  /** Batches come one after another: they lock the same budgets, and the pool is small. */
  const drain = async () => {
    while (!stopping) {
      const [now, began, wakesBefore] = [gateway.clock.now(), performance.now(), wakes]
      const evaluated = await evaluateNews(pace.limit)
      if (evaluated !== null) {
        const waitedMs = now - Math.min(...evaluated.map(({ dueAt }) => dueAt))
        pace = paceAfter({ tookMs: performance.now() - began, waitedMs, wakes: wakes - wakesBefore })
      }
      if (evaluated?.length === 0) return
      if (pace.pauseMs > 0) await sleep(pace.pauseMs)
    }
  }
  let draining: Promise<unknown> | null = null
  const evaluating = repeat(
    async () => {
      if (isHistoryOpen()) return
      const drained = drain()
      draining = drained.catch(() => undefined)
      await drained.finally(() => (draining = null))
    },
    { name: 'evaluation', everyMs, log: gateway.log },
  )

  /** Lanes take turns: one that found the row locked by the other would end, as if no participant were left. */
  let enqueuing: Promise<unknown> = Promise.resolve()
  const enqueueNext = async () => {
    const enqueued = enqueuing.then(() => reevaluateNext(gateway))
    enqueuing = enqueued.catch(() => undefined)
    return (await enqueued) > 0
  }
  const evaluateRules = batchesOf('rules')
  const reevaluateSome = async () => {
    if (draining !== null) await Promise.race([draining, sleep(LONGEST_YIELD_MS, undefined, { ref: false })])
    return (await evaluateRules(BATCH))?.length !== 0 || (await enqueueNext())
  }
  const reevaluating = repeat(
    async () => {
      if (isHistoryOpen() || !(await reevaluateSome())) return
      const lane = async () => {
        while (!stopping && (await reevaluateSome())) {}
      }
      const lanes = await Promise.allSettled(Array.from({ length: REEVALUATING_LANES }, lane))
      for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
    },
    { name: 'reevaluation', everyMs, log: gateway.log },
  )

  const sweeping = repeat(
    async () => {
      if (!isHistoryOpen() && (await sweep(gateway)) > 0) evaluating.wake()
    },
    { name: 'sweep', everyMs, log: gateway.log },
  )
  return {
    wake: () => {
      wakes += 1
      evaluating.wake()
      sweeping.wake()
    },
    stop: async () => {
      stopping = true
      await Promise.all([evaluating.stop(), reevaluating.stop(), sweeping.stop()])
    },
  }
}
