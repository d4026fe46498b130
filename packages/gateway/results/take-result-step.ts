import { SETTLEMENT_STEPS, type SettlementStep } from '#gateway/db/tables/settlement-report.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import {
  countUnevaluated,
  findSettlement,
  freezeResult as freeze,
  lockSettlement,
  saveProgress,
} from '#gateway/results/db/activity-settlements.ts'
import { findEntitled, ledgerReference } from '#gateway/rewards/db/entitlements.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { HOUR_MS } from '../util/time/durations.ts'
import { readFinalPage } from './final-rewards.ts'
import { grantRewards } from './grant-rewards.ts'
import { rankNextBoard, recordBoard } from './rank-boards.ts'
import { reserveRewards } from './reserve-rewards.ts'
import type { SettlingGateway, Step, StepInput } from './result-step.ts'

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
        ...(team === null ? {} : { teamId: team.teamId }),
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

interface TakenStep {
  /** The step that was worked on, and the one that is next. */
  from: SettlementStep
  to: SettlementStep
}

/**
 * Does the next part of a settlement and stores its progress in the same transaction, so that a crash repeats neither.
 * @returns null when nothing can be done now
 */
export async function takeResultStep(
  gateway: SettlingGateway,
  activityId: string,
  rules: Pick<StepInput, 'enginesOf' | 'pageSize'>,
): Promise<TakenStep | null> {
  const seen = await findSettlement(gateway.db, activityId)
  if (seen?.step === 'rank') await rankNextBoard(gateway, rules.enginesOf, seen)
  return withTransaction(gateway.db, async (tx) => {
    const now = gateway.clock.now()
    const settlement = await lockSettlement(tx, activityId, now)
    const step = settlement?.step ?? 'settled'
    if (settlement === null || step === 'settled') return null
    const progress = await STEPS[step]({ ...rules, tx, gateway, settlement, now })
    if (progress === null) return null
    const { next, report } = progress
    const to = next === null ? stepAfter(step) : step
    await saveProgress(tx, { activityId, step: to, cursor: next ?? 0, report, at: now })
    return { from: step, to }
  })
}
