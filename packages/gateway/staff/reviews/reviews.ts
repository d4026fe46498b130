import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { review as reviewCall, reviews as reviewsCall } from '@fanfare/contract/staff/reviews.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { partsOfSource, taskOfSource } from '#gateway/db/tables/source.ts'
import { findEvents } from '#gateway/facts/db/reversals.ts'
import { findLine } from '#gateway/seals/db/audit-log.ts'
import {
  countReviewsBefore,
  findReview,
  listOtherReviews,
  listReviews,
  type ReviewRow,
} from '#gateway/rewards/db/reviews.ts'
import { findRewards } from '#gateway/messages/db/messages.ts'
import { activityNow } from '../../activities/definition/activity-in-play.ts'
import { localize } from '../../activities/definition/localize.ts'
import { listCompletions } from '../../evaluation/completions/list-completions.ts'
import { factLabel } from '../../facts/tallies/tally-line.ts'
import { malformed } from '../../http/read-input.ts'
import { describeStoredReward } from '../../rewards/describe-stored-reward.ts'
import { describeSum } from '../payments/describe-payments.ts'
import { present } from '../../util/domain-error.ts'
import { bind } from '../../route.ts'
import { personOf } from '../../util/mask-name.ts'
import { auditLook } from '../audit-staff.ts'
import { listAccountEvents, listEntitlementsOf, listEventsAt } from '../db/users.ts'
import { pageOf, readCursor } from '../page-cursor.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { describeUser } from '../users/describe-user.ts'
import { repeat } from '../../util/repeat.ts'

type Review = CallAnswer<typeof reviewsCall>['items'][number]

/** Whether the platform has the reward of an open review: its state did not change when the review was opened. */
export const isHandedOver = ({ state, rewardState }: ReviewRow) => state === 'OPEN' && rewardState !== 'REVIEW'

/** Reviews as the wire shows them, with titles in English. */
async function describeReviews(gateway: GatewayContext, rows: readonly ReviewRow[]) {
  const { db, clock, config } = gateway
  const rewards = await findRewards(
    db,
    rows.map(({ rewardId }) => rewardId),
  )
  const described: Review[] = []
  for (const row of rows) {
    const activity = await activityNow(gateway, db, row.activityId)
    const reward = rewards.get(row.rewardId)
    if (activity === null || reward === undefined) throw new Error(`the subject of ${row.reviewId} is gone`)
    const isTaken = row.leaseBy !== null && row.leaseUntil !== null && row.leaseUntil > clock.now()
    described.push({
      ...row,
      person: personOf(row),
      alias: activity.definition.alias,
      title: localize(activity.definition, 'en').title,
      reward: describeStoredReward(reward, activity, 'en'),
      source: partsOfSource(row.source),
      handedOver: isHandedOver(row),
      dueAt: row.openedAt + config.staffPolicy.promises.reviewHours * HOUR_MS,
      lease: isTaken ? { by: row.leaseBy ?? '', until: row.leaseUntil ?? 0 } : null,
    })
  }
  return described
}

/** Those of these users who have an account. */
export async function findPersons(db: Db, userIds: Iterable<string>) {
  const users = []
  for (const userId of userIds) users.push((await findUser(db, userId)) ?? [])
  return users.flat().map(personOf)
}

/** GET /ops/v1/reviews. @throws DomainError 40000 with `unit` or `cursor` */
const READ_REVIEWS = bind(
  reviewsCall,
  async ({ query: { pageSize, cursor, mine, sort, ...filter } }, { gateway, staff }) => {
    const needsUnit = sort === 'amount' || filter.minimum !== undefined
    if (needsUnit && filter.unit === undefined) throw malformed('unit', 'is needed to compare amounts')
    const after = readCursor(cursor)
    if (after !== null && !/^[\d.]+$/.test(String(after[0]))) throw malformed('cursor', 'is of another order')
    const leasedBy = mine === '1' ? { name: staff.name ?? '', now: gateway.clock.now() } : null
    const limit = pageSize + 1
    const { rows, sums } = await listReviews(gateway.db, { ...filter, leasedBy }, { limit, sort, after })
    const { items, next } = pageOf(rows, { limit }, ({ openedAt, quantity, reviewId }) => [
      sort === 'oldest' ? openedAt : quantity,
      reviewId,
    ])
    return {
      items: await describeReviews(gateway, items),
      next,
      total: sums.reduce((total, { count }) => total + count, 0),
      oldestAt: sums.reduce<number | null>((oldest, { oldestAt }) => Math.min(oldest ?? oldestAt, oldestAt), null),
      sums: sums.map(describeSum),
    }
  },
)

/** The platform's words about the flags of a user, and the people that they name. */
async function readEvidence(db: Db, userId: string) {
  const flags = (await listAccountEvents(db, userId)).filter(({ type }) => type === 'user.flagged')
  const evidence = flags.flatMap(({ payload }) => (payload.evidence ?? []) as { label: string; value: string }[])
  const ids = new Set(flags.flatMap(({ payload }) => (payload.related ?? []) as string[]))
  return { evidence, related: await findPersons(db, ids) }
}

/**
 * The facts of a reward's task, by the function behind its user's own card, each with its event. Empty for a reward of another source, and for a day
 * of a daily task whose card has only sums.
 */
async function readFacts(gateway: GatewayContext, { userId, activityId, source }: ReviewRow) {
  const of = taskOfSource(source)
  if (of === null) return []
  const { tasks } = await listCompletions(gateway, { userId }, { activityId }, 'en')
  const task = tasks.find(({ taskId, periodKey }) => taskId === of.taskId && periodKey === of.periodKey)
  const rules = (task?.trace ?? []).map(({ facts = [] }) => facts)
  const instants = rules.flat().map(({ at }) => at)
  const events = await listEventsAt(gateway.db, userId, [...new Set(instants)])
  const keyOf = (at: number, label: string) => `${at} ${label}`
  return rules.flatMap((facts) => {
    // A trace does not distinguish events of one moment and one label: each of them is named once.
    const unnamed = Map.groupBy(events, (event) => keyOf(event.occurredAt, factLabel(event)))
    return facts.map((fact) => {
      const event = unnamed.get(keyOf(fact.at, fact.label))?.shift()
      return { ...fact, eventId: event?.eventId ?? null }
    })
  })
}

/** The reversal that disputes the reward, with the newest line of the audit log about it. */
async function readReversal(db: Db, { userId, activityId, source }: ReviewRow) {
  const entitlements = await listEntitlementsOf(db, userId, activityId)
  const reversedBy = entitlements.find((one) => one.source === source)?.disputedBy
  const reversal = reversedBy ? (await findEvents(db, [reversedBy])).get(reversedBy) : undefined
  if (reversal?.type !== 'event.reversed') return null
  const reversed = (await findEvents(db, [reversal.reverses])).get(reversal.reverses)
  if (reversed === undefined) return null
  const line = await findLine(db, { action: 'event.reversed', subject: reversal.reverses })
  const { eventId, type, userId: _of, occurredAt, ...payload } = reversed
  const by = line?.actor.replace(/^operator:/, '') ?? 'platform'
  const ticket = typeof line?.detail.ticket === 'string' ? line.detail.ticket : null
  return { eventId, type, occurredAt, payload, at: reversal.occurredAt, by, reason: reversal.reason, ticket }
}

/** A review with what decides it. Its caller records the look. */
export async function describeReview(gateway: GatewayContext, row: ReviewRow) {
  const { db } = gateway
  // Evaluates the user first, so that the facts are current.
  const user = await describeUser(gateway, row.userId)
  const [described, ...others] = await describeReviews(gateway, [row, ...(await listOtherReviews(db, row))])
  const [facts, evidence] = [await readFacts(gateway, row), await readEvidence(db, row.userId)]
  return { ...present(described), user, facts, ...evidence, others, reversal: await readReversal(db, row) }
}

/** GET /ops/v1/reviews/{id}. @throws DomainError 51001, 51030 SAME_PERSON */
const READ_REVIEW = bind(reviewCall, async ({ params: { id: reviewId } }, { gateway, staff }) => {
  const row = present(await findReview(gateway.db, reviewId))
  refuseOwnAccount(gateway, { staff }, row.userId)
  await auditLook(gateway, staff, { action: 'review.read', subject: reviewId, more: { userId: row.userId } })
  return describeReview(gateway, row)
})

export const REVIEW_READS = [READ_REVIEWS, READ_REVIEW]

const EVERY_MS = 60_000

/** Looks for reviews that wait for longer than policy promises: a metric always, a line of the log when the first one is late. */
export function createReviewWatch({ clock, config, db, log, metrics }: GatewayContext) {
  let wasLate = false
  return async () => {
    const promisedMs = config.staffPolicy.promises.reviewHours * HOUR_MS
    const late = await countReviewsBefore(db, clock.now() - promisedMs)
    metrics.lateReviews.set(late)
    if (late > 0 && !wasLate) log.error({ alarm: 'REVIEWS_LATE', late }, 'reviews wait for longer than policy promises')
    wasLate = late > 0
  }
}

export const startReviewWatch = (gateway: GatewayContext) =>
  repeat(createReviewWatch(gateway), {
    name: 'late reviews',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
