import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import { MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog, type LogEntry } from '#gateway/log/db/log.ts'
import { readEvent } from '#gateway/log/db/log-events.ts'
import { followLog, type LogReader } from '#gateway/log/follow-log.ts'
import { toDecimal } from '#gateway/util/decimal.ts'
import { repeat } from '#gateway/util/repeat.ts'
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
export async function appendRequested(tx: Db, payouts: readonly RequestedPayout[], at: number): Promise<void> {
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

const READER = 'payouts'

/** 128 bits: an id that cannot be guessed is the proof that an event is about a payout that was handed over. */
export const newPayoutId = ({ randomBytes }: GatewayContext): string => `po${randomBytes(16).toString('hex')}`

/** The ids of the rewards that these entries are about. */
interface NamedRewards {
  /** By reward, its user: the reward may now be the user's without condition. */
  opening: Map<string, string>
  reviewed: Set<string>
  ending: Set<string>
}

function namedRewards(entries: readonly LogEntry[]): NamedRewards {
  const named: NamedRewards = { opening: new Map(), reviewed: new Set(), ending: new Set() }
  for (const entry of entries) {
    const { userId } = entry
    const event = readEvent(entry)
    if (event === null) continue
    const { topic, payload } = event
    switch (topic) {
      case 'reward.granted':
      case 'reward.reviewed':
      case 'reward.held':
        if (userId !== null) named.opening.set(payload.rewardId, userId)
        if (topic === 'reward.reviewed') named.reviewed.add(payload.rewardId)
        break
      case 'reward.used':
      case 'reward.expired':
        named.ending.add(payload.rewardId)
    }
  }
  return named
}

/** The reader of the log that opens a payout for each granted reward, once (ADR 0126). */
export const payoutReader = (gateway: GatewayContext): LogReader => ({
  reader: READER,
  batch: 500,
  handle: async (tx, entries) => {
    const at = gateway.clock.now()
    const { opening, reviewed, ending } = namedRewards(entries)
    if (opening.size > 0) {
      const rewards = [...opening].map(([rewardId, userId]) => ({ userId, rewardId, payoutId: newPayoutId(gateway) }))
      await appendRequested(tx, await openPayouts(tx, rewards, at), at)
    }
    if (reviewed.size > 0) await resumePayouts(tx, [...reviewed], at)
    if (ending.size > 0) await cancelEnded(tx, [...ending])
  },
})

const BATCH = 500

/** Requests the payouts whose hold or pause is over. @returns how many there were */
export const requestDuePayouts = ({ db, clock }: GatewayContext): Promise<number> =>
  withTransaction(db, async (tx) => {
    const at = clock.now()
    const { due, ready } = await requestDue(tx, { at, limit: BATCH })
    await appendRequested(tx, ready, at)
    return due
  })

/** Logs an alarm while payouts have failed, are overdue at the wallet, or contradict its reports. */
export async function reportPayouts({ db, clock, config, log }: GatewayContext): Promise<void> {
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
export function startPayouts(gateway: GatewayContext): { stop: () => Promise<void> } {
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
