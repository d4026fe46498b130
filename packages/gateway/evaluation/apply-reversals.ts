import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { exclusiveKindOf, ruledSource, sourceKey, taskOfSource, type SourceKey } from '#gateway/db/tables/source.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { isBeyondRecall, stopPayout } from '#gateway/payouts/db/payouts.ts'
import {
  clearDisputed,
  holdsReward,
  lockRewardsOf,
  setDisputed,
  listDisputed,
  listSourceStatesOf,
  type Owned,
} from '#gateway/rewards/db/source-states.ts'
import { closeEarnedAgain, openReversalReview } from '#gateway/rewards/db/reviews.ts'
import { changeReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { onBoards } from '#gateway/boards/db/boards.ts'
import { writeScores } from '#gateway/boards/db/scores.ts'
import { enqueueFacts, lockUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { findInvitersOf } from '#gateway/facts/db/events.ts'
import { enqueueReferralFacts } from '#gateway/rebates/db/rebate-queue.ts'
import { listFrozen } from '#gateway/results/db/activity-settlements.ts'
import { lockReserved } from '#gateway/rewards/db/entitlements.ts'
import { evaluate } from '../engines/registry/engines.ts'
import { decideAllExactly } from '../facts/exact-facts.ts'
import { factReader } from '../facts/fact-reader.ts'
import { lockMissed, takeOut } from '../facts/reverse-events.ts'
import { isCorrectable } from './correct-reward.ts'
import { findParticipants, loadKnown, type Participant } from './participants.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Whether only the platform can take a reward back. Draws are never the platform's: until they are spent, they wait here. */
const isHandedOver = async (tx: Db, state: RewardState, reward: RewardRow): Promise<boolean> =>
  state === 'USED' ||
  (state === 'GRANTED' && reward.rewardType !== 'LOTTERY_COUNT' && (await isBeyondRecall(tx, reward)))

type LostSource = Owned<SourceKey> & { reversedBy: string }
type AffectedReward = Pick<RewardRow, 'userId' | 'rewardId' | 'state'> & { becomes: RewardState }

/**
 * Divides rewards that would not be earned without a reversed event. An exclusive reward that is still whole and here is not disputed: the evaluation that
 * follows gives it to the source that the facts earn now.
 */
async function divideLost(tx: Db, lost: readonly LostSource[], now: number) {
  const disputed: LostSource[] = lost.filter(({ source }) => exclusiveKindOf(source) === null)
  const corrected: AffectedReward[] = []
  const exclusive = lost.filter(({ source }) => exclusiveKindOf(source) !== null)
  const rows = exclusive.length === 0 ? [] : await listSourceStatesOf(tx, userIdsOf(exclusive))
  for (const { userId, activityId, source, isGrantDue } of rows.filter(holdsReward)) {
    const ruled = sourceKey({ activityId, source: ruledSource(source) })
    const one = exclusive.find((key) => key.userId === userId && sourceKey(key) === ruled)
    if (one === undefined || isGrantDue) continue
    const [reward] = await lockRewardsOf(tx, [{ userId, activityId, source }], now)
    if (reward === undefined || !(await isCorrectable(tx, reward))) disputed.push({ ...one, source })
    else corrected.push({ userId, rewardId: reward.rewardId, state: reward.stateNow, becomes: 'CANCELLED' })
  }
  return { disputed, corrected }
}

/**
 * Disputes rewards that would not be earned without a reversed event. A later claim is granted as REVIEW. A granted reward gets a review and waits
 * for it, unless it was handed over.
 * @returns the keys of the entitlements, each after its user, and the rewards
 */
async function disputeSources(
  tx: Db,
  gateway: Pick<GatewayContext, 'newId'>,
  lost: readonly LostSource[],
  now: number,
) {
  const { disputed: wanted, corrected } = await divideLost(tx, lost, now)
  const disputed = await setDisputed(tx, wanted)
  const rewards = corrected
  for (const { stateNow: state, ...reward } of await lockRewardsOf(tx, disputed, now)) {
    if (state === 'EXPIRED' || state === 'CANCELLED') continue
    const { userId, rewardId } = reward
    await openReversalReview(tx, reward, { reviewId: gateway.newId('rv'), at: now })
    const becomes = (await isHandedOver(tx, state, reward)) ? state : 'REVIEW'
    if (becomes !== state) await holdForReview(tx, reward, now)
    rewards.push({ userId, rewardId, state, becomes })
  }
  return { sources: new Set(disputed.map((key) => `${key.userId} ${sourceKey(key)}`)), rewards }
}

async function holdForReview(tx: Db, { rewardId, userId, activityId, source }: RewardRow, now: number) {
  const change = { state: 'REVIEW', reasonCode: 'UNDER_REVIEW', holdUntil: null, expiresAt: null } as const
  await stopPayout(tx, { userId, rewardId }, null)
  await changeReward(tx, rewardId, change)
  const payload = { rewardId, activityId, source, state: 'REVIEW' }
  await appendLog(tx, [{ topic: 'reward.reviewed', userId, payload }], now)
}

/** Ends disputes about rewards that other facts earn again. */
async function liftDisputes(tx: Db, keys: readonly Owned<SourceKey>[], now: number) {
  if (keys.length === 0) return
  await clearDisputed(tx, keys)
  const rewards = await lockRewardsOf(tx, keys, now)
  await closeEarnedAgain(
    tx,
    rewards.map(({ rewardId }) => rewardId),
    now,
  )
}

type Gateway = Pick<GatewayContext, 'activities' | 'clock' | 'newId'>

/** Of each user: what the facts earn by themselves, whatever was earned, reserved or granted before. */
const readStandings = async (tx: Db, participants: readonly Participant[], now: number) =>
  decideAllExactly(factReader(tx), await loadKnown(tx, participants, now), ({ members, facts }) => {
    const decided = members.map((member) => ({
      activityId: member.activity.frame.activityId,
      ...evaluate({ ...member, facts, now, earnedBefore: new Map(), closed: new Set() }),
    }))
    const sources = decided.flatMap((one) =>
      one.sources.map(({ source, status }) => ({ activityId: one.activityId, source, status })),
    )
    const scores = decided.flatMap(({ activityId, scores }) => scores.map((score) => ({ ...score, activityId })))
    const result = {
      userId: facts.userId,
      sources: new Map(sources.map((one) => [sourceKey(one), one])),
      scores: new Map(scores.map((one) => [`${one.activityId} ${one.track}`, one])),
    }
    return { result, unclear: decided.flatMap(({ unclear }) => unclear) }
  })

type Standing = Awaited<ReturnType<typeof readStandings>>[number]

const askedFor = (userIds: Iterable<string>) => [...userIds].map((userId) => ({ userId, earliestAt: null }))

const STATUS_OF = { OPEN: 'PENDING', EARNED: 'COMPLETED', MISSED: 'UNSATISFIED' } as const

/**
 * Applies the reversals of these users, whom the caller has locked: takes the events out of the tallies, disputes what
 * would not be earned without them, and enqueues users, inviters and agents. Their evaluation lowers progress and scores.
 * @returns null when no reversal waits
 */
export async function applyReversals(tx: Db, gateway: Gateway, userIds: readonly string[]) {
  const reversals = await lockMissed(tx, userIds)
  if (reversals.length === 0) return null
  const now = gateway.clock.now()
  const reverserOf = new Map<string, string>()
  const facts: { userId: string; occurredAt: number }[] = []
  const inviters = await findInvitersOf(tx, [...new Set(reversals.map(({ event }) => event.userId))])
  for (const { event, reversedBy } of reversals)
    for (const userId of [event.userId, ...(inviters.get(event.userId) ?? [])]) {
      if (!reverserOf.has(userId)) reverserOf.set(userId, reversedBy)
      facts.push({ userId, occurredAt: event.occurredAt })
    }
  await lockUsers(tx, reverserOf.keys())
  await lockReserved(tx, [...reverserOf.keys()])
  const participants = await findParticipants(tx, gateway, askedFor(reverserOf.keys()))
  const before = await readStandings(tx, participants, now)
  await takeOut(tx, reversals, now)
  const after = await readStandings(tx, participants, now)
  const lost = before.flatMap(({ userId, sources }, index) =>
    [...sources].flatMap(([key, { activityId, source, status }]) =>
      status === 'EARNED' && after[index]?.sources.get(key)?.status !== 'EARNED'
        ? [{ userId, activityId, source, reversedBy: reverserOf.get(userId) ?? '' }]
        : [],
    ),
  )
  const disputes = await disputeSources(tx, gateway, lost, now)
  const scores = await lowerScores(tx, before, after)
  await enqueueFacts(tx, facts, now)
  await enqueueReferralFacts(
    tx,
    reversals.map(({ event }) => event),
    now,
  )
  return {
    reversals,
    userIds: [...reverserOf.keys()],
    tasks: await changedTasks(tx, before, after, disputes.sources),
    rewards: disputes.rewards,
    ...scores,
  }
}

/** The effects of reversals on their users and these users' inviters. */
export type ReversalEffects = NonNullable<Awaited<ReturnType<typeof applyReversals>>>

/** Tasks that the facts now decide differently. A COMPLETED task stays so, and is disputed. */
async function changedTasks(
  tx: Db,
  before: readonly Standing[],
  after: readonly Standing[],
  disputed: ReadonlySet<string>,
) {
  const states = await listSourceStatesOf(tx, userIdsOf(before))
  const storedOf = new Map(states.map((row) => [`${row.userId} ${sourceKey(row)}`, row.status]))
  return before.flatMap(({ userId, sources }, index) =>
    [...sources].flatMap(([key, { activityId, source, status }]) => {
      const task = taskOfSource(source)
      const then = after[index]?.sources.get(key)?.status ?? 'OPEN'
      if (task === null || then === status) return []
      const stored = storedOf.get(`${userId} ${key}`) ?? 'PENDING'
      const kept = stored === 'PENDING' ? null : stored
      const isDisputed = disputed.has(`${userId} ${key}`)
      const change = { before: kept ?? STATUS_OF[status], after: kept ?? STATUS_OF[then], disputed: isDisputed }
      return [{ userId, activityId, ...task, ...change }]
    }),
  )
}

/** The evaluation writes a score that other facts still give. A score without any fact is zero and has no place. */
async function lowerScores(tx: Db, before: readonly Standing[], after: readonly Standing[]) {
  const changed = before.flatMap(({ userId, scores }, index) =>
    [...scores].flatMap(([key, score]) => {
      const then = after[index]?.scores.get(key)
      return then?.score === score.score && then.reachedAt === score.reachedAt
        ? []
        : [{ ...score, userId, isGone: then === undefined }]
    }),
  )
  const frozen = await listFrozen(tx, [...new Set(changed.map(({ activityId }) => activityId))])
  const live = changed.filter(({ activityId }) => !frozen.has(activityId))
  await writeScores(
    tx,
    live
      .filter(({ isGone }) => isGone)
      .map((score) => ({ ...score, score: '0', unranked: 'NOT_ENOUGH', isLeft: true })),
  )
  const boards = await onBoards(tx, live)
  return {
    /** Scores that change; those of frozen results do not. */
    boards: boards.map(({ userId, activityId, track }) => ({ userId, activityId, track })),
    /** Ids of activities whose frozen results had counted the event. */
    frozen: [...frozen],
  }
}

/** Ends the disputes of these users about rewards that other facts earn by now, and closes their reviews. */
export async function liftEarnedAgain(tx: Db, gateway: Gateway, userIds: readonly string[]) {
  const disputed = await listDisputed(tx, userIds)
  if (disputed.length === 0) return
  const now = gateway.clock.now()
  const users = new Set(userIdsOf(disputed))
  const standings = await readStandings(tx, await findParticipants(tx, gateway, askedFor(users)), now)
  const standingOf = new Map(standings.map((one) => [one.userId, one]))
  const isEarned = (key: Owned<SourceKey>) =>
    standingOf.get(key.userId)?.sources.get(sourceKey({ ...key, source: ruledSource(key.source) }))?.status === 'EARNED'
  await liftDisputes(tx, disputed.filter(isEarned), now)
}
