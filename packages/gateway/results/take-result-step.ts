import { createHash } from 'node:crypto'
import Big from 'big.js'
import {
  SETTLEMENT_STEPS,
  type AssetTotals,
  type SettlementReport,
  type SettlementStep,
} from '#gateway/db/tables/settlement-report.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { lockLiving } from '#gateway/accounts/db/users.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { findNewestSnapshot } from '#gateway/boards/db/board-snapshots.ts'
import { sumScores } from '#gateway/boards/db/scores.ts'
import { isHeldOff } from '#gateway/db/pauses.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import {
  countUnevaluated,
  findSettlement,
  freezeResult as freeze,
  lockSettlement,
  saveProgress,
  type ActivitySettlement,
} from '#gateway/results/db/activity-settlements.ts'
import { findEntitled, ledgerReference } from '#gateway/rewards/db/entitlements.ts'
import { grantEntitlements } from '#gateway/rewards/db/grant-entitlements.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { grantTerms } from '../activities/definition/activity-in-play.ts'
import { takeSnapshot } from '../boards/snapshots/take-snapshot.ts'
import { reserveAwards } from '../rewards/awards/reserve-awards.ts'
import { readFinalPage, fileOf, type FinalReward, type Step, type StepInput, type EnginesOf } from './final-rewards.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import type { GatewayContext } from '#gateway/context.ts'

const NOTHING: AssetTotals = {
  reserved: { count: 0, quantity: '0' },
  granted: { count: 0, quantity: '0' },
  soldOut: { count: 0, quantity: '0' },
}

/** The report with these quantities added to one of its sums. */
function addPayoutTotals(
  report: SettlementReport,
  sum: keyof AssetTotals,
  added: readonly { asset: string; quantity: string }[],
): SettlementReport {
  const assets = { ...report.assets }
  for (const { asset, quantity } of added) {
    const totals = assets[asset] ?? NOTHING
    const before = totals[sum]
    const after = { count: before.count + 1, quantity: new Big(before.quantity).plus(quantity).toFixed() }
    assets[asset] = { ...totals, [sum]: after }
  }
  return { ...report, assets }
}

/** Hashes one reward of a place into the digest of those before it: `SHA-256(digest ‖ "\n" ‖ line)`, both in UTF-8, as lower-case hex. */
const appendDigest = (digest: string, line: string) => createHash('sha256').update(`${digest}\n${line}`).digest('hex')

/** The boards of an activity, each once, in the order of its engines. */
const tracksOf = (enginesOf: EnginesOf, settlement: ActivitySettlement) => {
  const file = fileOf(settlement)
  return [...new Set(enginesOf(file.type).flatMap(({ atEnd }) => atEnd?.tracks(file) ?? []))]
}

/** Ranks the next board for the last time, in transactions of its own: it may take seconds. */
async function rankNextBoard(gateway: GatewayContext, enginesOf: EnginesOf, settlement: ActivitySettlement) {
  const track = tracksOf(enginesOf, settlement)[settlement.cursor]
  if (track !== undefined) await takeSnapshot(gateway, { activityId: settlement.activityId, track, isFinal: true })
}

/** Writes the board that `rankNextBoard` has ranked into the report. */
const recordBoard: Step = async ({ tx, enginesOf, settlement }) => {
  const { activityId, cursor, report } = settlement
  const tracks = tracksOf(enginesOf, settlement)
  const track = tracks[cursor]
  if (track === undefined) return { next: null, report }
  const snapshot = await findNewestSnapshot(tx, { activityId, track })
  if (snapshot?.isFinal !== true) return null
  const { rows, root } = snapshot
  const sum = await sumScores(tx, { activityId, track })
  const isLast = cursor + 1 >= tracks.length
  return {
    next: isLast ? null : cursor + 1,
    report: { ...report, snapshots: [...report.snapshots, { track, rows, root, sum }] },
  }
}

/** Grants the reserved rewards of the next places, without a claim. Waits while the auditor has suspended, or the staff paused, claims. */
const grantRewards: Step = async (input) => {
  const { tx, gateway, settlement } = input
  if (claimsSuspended(gateway.violations, settlement.activityId)) return null
  if (await isHeldOff(tx, settlement.activityId, 'claims')) return null
  const { rewards, next } = await readFinalPage(input)
  const granted: RewardRow[] = []
  for (const round of roundsOf(rewards)) {
    const grants = round.map((reward) => grantOf(gateway, reward))
    granted.push(...(await grantEntitlements(tx, grants)).values())
  }
  const report = addPayoutTotals(settlement.report, 'granted', granted)
  const inReview = report.inReview + granted.filter(({ state }) => state === 'REVIEW').length
  return { next, report: { ...report, inReview } }
}

/** A statement grants at most one reward of a user: the first rewards of all users, then their second rewards, and so on. */
function roundsOf(rewards: readonly FinalReward[]) {
  const rounds: FinalReward[][] = []
  for (const ofUser of Map.groupBy(rewards, ({ userId }) => userId).values())
    for (const [round, reward] of ofUser.entries()) (rounds[round] ??= []).push(reward)
  return rounds
}

const grantOf = (gateway: GatewayContext, { userId, activityId, source, reward }: FinalReward) => ({
  ...grantTerms(reward, gateway),
  userId,
  activityId,
  sources: [source, source] as const,
  version: null,
  evenIfQueued: true,
  evenIfPaused: true as const,
})

/** Reserves the rewards of the next places, the best place first. A reward that its budget cannot pay is reported as sold out. */
const reserveRewards: Step = async (input) => {
  const { tx, gateway, settlement, now } = input
  const { rewards, next } = await readFinalPage(input)
  const areReserved = await reserveAwards(tx, gateway, rewards, now)
  const living = await lockLiving(tx, userIdsOf(rewards))
  // The reward of a deleted account stays in its budget, which could have paid it.
  const soldOut = rewards.filter(({ userId }, index) => areReserved[index] !== true && living.has(userId))
  const reserved = rewards.filter((_, index) => areReserved[index] === true)
  if (soldOut.length > 0)
    gateway.log.warn(
      { activityId: settlement.activityId, rewards: soldOut.length, first: soldOut[0]?.source },
      'the budget cannot pay rewards of places',
    )
  const report = addPayoutTotals(addPayoutTotals(settlement.report, 'reserved', reserved), 'soldOut', soldOut)
  let { digest } = report
  for (const [index, { userId, source, asset, quantity }] of rewards.entries())
    digest = appendDigest(digest, [userId, source, asset, quantity, areReserved[index] === true].join(' '))
  return { next, report: { ...report, digest } }
}

/** @assumed a participant whose evaluation fails for an hour no longer delays the result of all others. */
const LONGEST_WAIT_MS = HOUR_MS

/**
 * Freezes the result once every fact that had arrived when the settlement began is evaluated. Facts have had at least a day to
 * arrive: `settleDays` is at least 1 and `dataDelaySeconds` at most a day.
 */
const freezeResult: Step = async ({ tx, gateway, settlement, now }) => {
  const { activityId, startedAt, report } = settlement
  const unevaluated = await countUnevaluated(tx, activityId, startedAt)
  if (unevaluated > 0) {
    if (now < startedAt + LONGEST_WAIT_MS) return null
    gateway.log.error({ activityId, unevaluated }, 'result frozen although participants wait for evaluation')
  }
  if (!(await freeze(tx, activityId, now))) return null
  return { next: null, report: { ...report, unevaluated } }
}

/** Appends an entry to the log for each of the next participants: places, rewards, and the rewards that were sold out. */
const sendResults: Step = async (input) => {
  const { tx, settlement, now } = input
  const { activityId, report } = settlement
  const { participants, rewards, next } = await readFinalPage(input)
  const entitled = await findEntitled(tx, rewards)
  const rewardsOf = Map.groupBy(rewards, ({ userId }) => userId)
  const messages = participants.map(({ userId, places, team }): NewLogEntry => {
    const sources = Map.groupBy(rewardsOf.get(userId) ?? [], (reward) => entitled.has(ledgerReference(userId, reward)))
    const named = (areEntitled: boolean) => (sources.get(areEntitled) ?? []).map(({ source }) => source)
    const ownRanks = Object.entries(places).map(([track, { rank }]) => [track, rank] as const)
    const ranks = Object.fromEntries(team === null ? ownRanks : [['TEAM', team.rank], ...ownRanks])
    return {
      topic: 'activity.settled',
      userId,
      payload: {
        activityId,
        ranks,
        rewards: named(true),
        soldOut: named(false),
        ...(team && { teamId: team.teamId }),
      },
    }
  })
  await appendLog(tx, messages, now)
  return { next, report: { ...report, messages: report.messages + messages.length } }
}

/** Writes the report into the audit log. The progress of this step is what makes the activity SETTLED. */
const writeReport: Step = async ({ tx, settlement, now }) => {
  const { activityId, report } = settlement
  await writeAudit(tx, {
    at: now,
    actor: 'gateway',
    action: 'activity.settled',
    subject: activityId,
    detail: { ...report },
  })
  await appendLog(tx, [{ topic: 'activity.changed', userId: null, payload: { activityId, status: 'ENDED' } }], now)
  return { next: null, report }
}

const STEPS: Record<Exclude<SettlementStep, 'settled'>, Step> = {
  freeze: freezeResult,
  rank: recordBoard,
  entitlements: reserveRewards,
  grants: grantRewards,
  messages: sendResults,
  report: writeReport,
}

const stepAfter = (step: SettlementStep): SettlementStep =>
  SETTLEMENT_STEPS[SETTLEMENT_STEPS.indexOf(step) + 1] ?? 'settled'

/**
 * Does the next part of a settlement and stores its progress in the same transaction, so that a crash repeats neither.
 * @returns the step that was worked on, and the one that is next; null when nothing can be done now
 */
export async function takeResultStep(
  gateway: GatewayContext,
  activityId: string,
  rules: Pick<StepInput, 'enginesOf' | 'pageSize'>,
) {
  const seen = await findSettlement(gateway.db, activityId)
  if (seen?.step === 'rank') await rankNextBoard(gateway, rules.enginesOf, seen)
  return withTransaction(gateway.db, async (tx) => {
    const now = gateway.clock.now()
    const settlement = await lockSettlement(tx, activityId, now)
    if (settlement === undefined || settlement.step === 'settled') return null
    const step = settlement.step
    const progress = await STEPS[step]({ ...rules, tx, gateway, settlement, now })
    if (progress === null) return null
    const { next, report } = progress
    const to = next === null ? stepAfter(step) : step
    await saveProgress(tx, { activityId, step: to, cursor: next ?? 0, report }, now)
    return { from: step, to }
  })
}
