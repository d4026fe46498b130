import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import { MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { followLog, type LogReader } from '#gateway/log/follow-log.ts'
import { toDecimal } from '../util/decimal.ts'
import { repeat } from '../util/repeat.ts'
import { payoutTime } from './describe-payout.ts'
import { countDifferences } from './db/payout-differences.ts'
import { listPayoutQueues } from './db/payout-lists.ts'
import {
  beginPayouts,
  cancelEnded,
  endPayouts,
  openPayouts,
  requestDue,
  resumePayouts,
  type RequestedPayout,
} from './db/payouts.ts'

/** Appends `reward.payout_requested` for each attempt: what a wallet needs to pay it, and nothing that names a person. */
export async function appendRequested(tx: Db, payouts: readonly RequestedPayout[], at: number) {
  const entries = payouts.map(({ asset, amount, ...payout }) => {
    const { payoutId, attempt, userId, rewardId, activityId, source, rewardType, expiresAt, requestedAt } = payout
    const money = { amount: toDecimal(amount), unit: unitOfAsset(asset) }
    const reward = { rewardId, activityId, source, rewardType, kind: REWARD_KINDS.Token, money, expiresAt }
    return {
      topic: 'reward.payout_requested' as const,
      userId,
      payload: { payoutId, attempt, userId, ...reward, requestedAt },
    }
  })
  await appendLog(tx, entries, at)
}

/** Topics after which a reward may be the user's without condition. */
const OPENING = ['reward.granted', 'reward.reviewed', 'reward.held']
const ENDING = ['reward.used', 'reward.expired']

const READER = 'payouts'

/** 128 bits: an id that cannot be guessed is the proof that an event is about a payout that was handed over. */
export const newPayoutId = ({ randomBytes }: GatewayContext): string => `po${randomBytes(16).toString('hex')}`

/** The reader of the log that opens a payout for each granted reward, once (ADR 0126). */
export const payoutReader = (gateway: GatewayContext): LogReader => ({
  reader: READER,
  batch: 500,
  handle: async (tx, entries) => {
    const named = (topics: readonly string[]) => [
      ...new Set(entries.filter(({ topic }) => topics.includes(topic)).map(({ payload }) => String(payload.rewardId))),
    ]
    const at = gateway.clock.now()
    const opening = new Map(
      entries.flatMap(({ topic, userId, payload }) =>
        OPENING.includes(topic) && userId !== null ? [[String(payload.rewardId), userId] as const] : [],
      ),
    )
    if (opening.size > 0) {
      const rewards = [...opening].map(([rewardId, userId]) => ({ userId, rewardId, payoutId: newPayoutId(gateway) }))
      await appendRequested(tx, await openPayouts(tx, rewards, at), at)
    }
    const reviewed = named(['reward.reviewed'])
    if (reviewed.length > 0) await resumePayouts(tx, reviewed, at)
    const ending = named(ENDING)
    if (ending.length > 0) await cancelEnded(tx, ending)
  },
})

const BATCH = 500

/** Requests the payouts whose hold or pause is over. @returns how many there were */
export const requestDuePayouts = ({ db, clock }: GatewayContext) =>
  withTransaction(db, async (tx) => {
    const at = clock.now()
    const { due, ready } = await requestDue(tx, { at, limit: BATCH })
    await appendRequested(tx, ready, at)
    return due
  })

/** Logs an alarm while payouts have failed, are overdue at the wallet, or contradict its reports. */
export async function reportPayouts({ db, clock, config, log }: GatewayContext) {
  const overdueBefore = clock.now() - payoutTime(config.staffPolicy)
  const queues = await listPayoutQueues(db, overdueBefore)
  const overdue = queues.reduce((all, queue) => all + queue.overdue, 0)
  const failed = queues.find(({ state }) => state === 'FAILED')?.count ?? 0
  const differences = await countDifferences(db)
  if (overdue + failed + differences > 0)
    log.error({ alarm: 'PAYOUTS', overdue, failed, differences }, 'payouts need a person')
}

const DUE_EVERY_MS = 1_000
const ALARM_EVERY_MS = 10 * MINUTE_MS

/**
 * Begins payouts with PAYOUTS, or ends them without. A gateway does so before it serves its first request, so that each reward which it grants has a
 * payout. @returns whether the reader of the log must run
 */
export async function beginPayoutService({ db, clock, config }: GatewayContext): Promise<boolean> {
  if (!config.payouts) return endPayouts(db, READER)
  await beginPayouts(db, clock.now())
  return true
}

/**
 * With PAYOUTS the gateway asks the wallet for each granted reward. Without it rewards have no payouts, and a reader of earlier
 * ones continues, so that its cursor keeps no entries of the log. All state is in the database: the process may be killed at any moment, and
 * several instances share the work.
 */
export function startPayouts(gateway: GatewayContext) {
  const { log, config } = gateway
  // It begins after the service has: earlier, it would skip entries of rewards that must have a payout.
  let reader: ReturnType<typeof followLog> | null = null
  let isBegun = false
  const due = repeat(
    async (isStopping) => {
      if (!isBegun) {
        const isRead = await beginPayoutService(gateway)
        isBegun = true
        if (isRead && !isStopping()) reader = followLog(gateway, payoutReader(gateway))
      }
      while (config.payouts && !isStopping() && (await requestDuePayouts(gateway)) === BATCH) {}
    },
    { name: 'payouts', everyMs: DUE_EVERY_MS, log },
  )
  const alarm = repeat(() => reportPayouts(gateway), { name: 'late payouts', everyMs: ALARM_EVERY_MS, log })
  return {
    stop: async () => {
      await Promise.all([due.stop(), alarm.stop()])
      await reader?.stop()
    },
  }
}
