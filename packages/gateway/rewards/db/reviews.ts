import { sql, type RawBuilder } from 'kysely'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import { allOf, query, queryValue, type Db, type Row } from '../../db/client.ts'
import type { Source } from '../../db/tables/source.ts'
import { isFlagged, openFlagReasons, usersFlaggedFor } from '../../facts/db/reversals.ts'
import { appendLog } from '../../log/db/log.ts'
import type { RewardRow } from './rewards.ts'

interface Acceptance {
  /** CLOSED: it ends without a decision about the amount. ACCEPTED by default. */
  state?: 'ACCEPTED' | 'CLOSED'
  reason: string
  by: string
  /** ms */
  at: number
}

interface Accepted {
  rewardId: string
  userId: string
}

/**
 * Accepts reviews `v`: their rewards are GRANTED, or held for the rest of their hold, or wait for an address, and last
 * from now on, or from the end of the hold. Draws last at most until the end of their activity (docs/outcomes.md, "Reviews").
 * The caller writes the lines of the audit log.
 */
async function accept(tx: Db, which: RawBuilder<boolean>, { state = 'ACCEPTED', reason, by, at }: Acceptance) {
  const rows = await query<Accepted & { activityId: string; source: string; state: string }>(tx)`
    with accepted as (
      update reviews v set state = ${state}, reason = ${reason}, decided_by = ${by}, decided_at = ${at}::bigint,
        revision = revision + 1
      where v.state = 'OPEN' and ${which}
      returning user_id, reward_id, activity_id, hold_until, expires_after
    )
    update rewards r set
      state = case when r.asset like 'PHYSICAL:%' or a.hold_until > ${at}::bigint then 'HOLD' else 'GRANTED' end,
      reason_code = case when r.asset like 'PHYSICAL:%' then 'ADDRESS_NEEDED' end,
      hold_until = case when r.asset not like 'PHYSICAL:%' then a.hold_until end,
      expires_at = least(
        greatest(${at}::bigint, a.hold_until) + a.expires_after,
        case when r.reward_type = 'LOTTERY_COUNT' then activity.end_time end
      )
    from accepted a join activities activity using (activity_id)
    where r.user_id = a.user_id and r.reward_id = a.reward_id and r.state = 'REVIEW'
    returning r.reward_id, r.user_id, r.activity_id, r.source, r.state
  `
  const entries = rows.map(({ userId, ...payload }) => ({ topic: 'reward.reviewed' as const, userId, payload }))
  await appendLog(tx, entries, at)
  return rows
}

export const acceptReview = (tx: Db, reviewId: string, acceptance: Acceptance) =>
  accept(tx, sql`v.review_id = ${reviewId}`, acceptance)

/** Accepts the open reviews of users whose flags are all cleared. Call it in the transaction that stores the clear. @returns how many */
export async function releaseCleared(tx: Db, userIds: readonly string[], at: number) {
  if (userIds.length === 0) return 0
  const which = sql<boolean>`v.user_id = any(${userIds}::text[]) and v.kind = 'FLAG' and not ${isFlagged(sql`v.user_id`)}`
  const released = await accept(tx, which, { reason: 'FALSE_ALARM', by: 'platform', at })
  await writeDecisions(tx, released, { action: 'review.accepted', by: 'platform', reason: 'FALSE_ALARM', at })
  return released.length
}

/** Lines of the audit log about decisions that no person took. */
async function writeDecisions(
  tx: Db,
  rewards: readonly Pick<Accepted, 'rewardId'>[],
  { action, by, reason, at }: { action: string; by: string; reason: string; at: number },
) {
  if (rewards.length === 0) return
  await query(tx)`
    insert into audit_log (at, actor, action, subject, detail)
    select ${at}::bigint, ${by}, ${action}, reward_id, jsonb_build_object('reason', ${reason}::text)
    from unnest(${rewards.map(({ rewardId }) => rewardId)}::text[]) as reward_id
  `
}

/**
 * How long a reward lasts from its grant, or from the end of its hold, ms; null without an end. An end that an earlier review has moved, and a
 * hold that the staff have set or ended, count as they were at first.
 */
async function lifeOf(
  tx: Db,
  { userId, rewardId, grantedAt, holdUntil, expiresAt }: RewardRow,
): Promise<number | null> {
  if (expiresAt === null) return null
  const reviewed = await queryValue<number | null>(tx)`
    select min(expires_after) from reviews where user_id = ${userId} and reward_id = ${rewardId}`
  if (reviewed !== null) return reviewed
  const [changed] = await query<{ holdUntil: number | null }>(tx)`
    select (detail -> 'before' ->> 'holdUntil')::bigint as hold_until from audit_log
    where actor like 'operator%' and subject = ${rewardId} and action in ('reward.held', 'reward.let_go') order by id limit 1`
  const heldUntil = changed === undefined ? holdUntil : changed.holdUntil
  return expiresAt - (heldUntil ?? grantedAt)
}

/**
 * Opens a review of kind REVERSAL, with the terms of the reward, which is locked. A review of flags becomes one of this kind, so that no cleared
 * flag pays the reward.
 */
export async function openReversalReview(
  tx: Db,
  reward: RewardRow,
  { reviewId, at }: { reviewId: string; at: number },
): Promise<void> {
  const { rewardId, userId, activityId, asset, quantity, holdUntil } = reward
  await query(tx)`
    update reviews set kind = 'REVERSAL', revision = revision + 1
    where user_id = ${userId} and reward_id = ${rewardId} and state = 'OPEN' and kind <> 'REVERSAL'
  `
  await query(tx)`
    insert into reviews (review_id, kind, reward_id, user_id, activity_id, asset, quantity, opened_at, hold_until, expires_after)
    values (${reviewId}, 'REVERSAL', ${rewardId}, ${userId}, ${activityId}, ${asset}, ${quantity}::numeric, ${at}::bigint,
      ${holdUntil}::bigint, ${await lifeOf(tx, reward)}::bigint) on conflict do nothing
  `
}

/** Other facts earn these rewards again: closes their reviews of kind REVERSAL. A reward of a flagged user waits for its flags. */
export async function closeEarnedAgain(tx: Db, rewardIds: readonly string[], at: number) {
  if (rewardIds.length === 0) return
  await query(tx)`
    update reviews v set kind = 'FLAG', revision = v.revision + 1 from rewards r
    where v.reward_id = any(${rewardIds}::text[]) and v.kind = 'REVERSAL' and v.state = 'OPEN' and r.user_id = v.user_id
      and r.reward_id = v.reward_id and r.state = 'REVIEW' and ${isFlagged(sql`v.user_id`)}
  `
  const which = sql<boolean>`v.reward_id = any(${rewardIds}::text[]) and v.kind = 'REVERSAL'`
  const decision = { reason: 'EARNED_AGAIN', by: 'gateway', at }
  const closed = await closeHandedOver(tx, which, decision)
  closed.push(...(await accept(tx, which, { ...decision, state: 'CLOSED' })))
  await writeDecisions(tx, closed, { ...decision, action: 'review.closed' })
}

/** Closes reviews `v` of rewards that were handed over, which stay as they are. */
const closeHandedOver = (tx: Db, which: RawBuilder<boolean>, { reason, by, at }: Acceptance) =>
  query<Pick<Accepted, 'rewardId'>>(tx)`
    update reviews v set state = 'CLOSED', reason = ${reason}, decided_by = ${by}, decided_at = ${at}::bigint,
      revision = v.revision + 1
    from rewards r where r.user_id = v.user_id and r.reward_id = v.reward_id and r.state <> 'REVIEW' and v.state = 'OPEN' and ${which}
    returning v.reward_id
  `

export const closeReview = (tx: Db, reviewId: string, acceptance: Acceptance) =>
  closeHandedOver(tx, sql`v.review_id = ${reviewId}`, acceptance)

/** The open reviews of the flags of each of these users, summed by asset. */
export const sumFlagReviews = (db: Db, userIds: readonly string[]) =>
  query<{ userId: string; asset: string; quantity: string; count: number }>(db)`
    select user_id, asset, sum(quantity)::text as quantity, count(*)::int as count from reviews
    where user_id = any(${userIds}::text[]) and state = 'OPEN' and kind = 'FLAG' group by user_id, asset order by asset
  `

export type ReviewRow = Row<'reviews'> & {
  loginName: string
  source: Source
  /** The state of the reward in its row. */
  rewardState: RewardState
  flags: string[]
  openOfUser: number
}

/** Reviews `v` that `rows` selects, with their users, rewards and flags. Choose the page in `rows`: each review costs four index scans. */
const describe = (db: Db, rows: RawBuilder<unknown>, order: RawBuilder<unknown>) => query<ReviewRow>(db)`
  with v as materialized (${rows})
  select v.*, u.login_name, r.source, r.state as reward_state, ${openFlagReasons(sql`u.user_id`)} as flags,
    (select count(*)::int from reviews o where o.user_id = u.user_id and o.state = 'OPEN') as open_of_user
  from v join users u on u.user_id = v.user_id join rewards r on r.user_id = u.user_id and r.reward_id = v.reward_id
  order by ${order}`

const OLDEST_FIRST = sql`v.opened_at, v.review_id`
const LARGEST_FIRST = sql`v.quantity desc, v.review_id desc`

export const findReview = async (db: Db, reviewId: string) =>
  (await describe(db, sql`select * from reviews where review_id = ${reviewId}`, OLDEST_FIRST))[0] ?? null

export const findReviews = (db: Db, reviewIds: readonly string[]): Promise<ReviewRow[]> =>
  describe(db, sql`select * from reviews where review_id = any(${reviewIds}::text[])`, OLDEST_FIRST)

export async function lockReview(tx: Db, reviewId: string) {
  const review = tx.selectFrom('reviews').select('userId').where('reviewId', '=', reviewId)
  const owner = await review.executeTakeFirst()
  if (owner === undefined) return null
  await review.where('userId', '=', owner.userId).forUpdate().execute()
  return findReview(tx, reviewId)
}

/** The other open reviews of a user, oldest first, at most 50. */
export function listOtherReviews(db: Db, { userId, reviewId }: Pick<ReviewRow, 'userId' | 'reviewId'>) {
  const others = sql`select * from reviews v
    where v.user_id = ${userId} and v.review_id <> ${reviewId} and v.state = 'OPEN' order by ${OLDEST_FIRST} limit 50`
  return describe(db, others, OLDEST_FIRST)
}

interface ReviewFilter {
  state: ReviewRow['state']
  kind?: ReviewRow['kind'] | undefined
  activityId?: string | undefined
  /** The reason of a flag that holds. */
  flag?: string | undefined
  unit?: string | undefined
  /** Decimal string. */
  minimum?: string | undefined
  leasedBy: { name: string; now: number } | null
}

const conditionOf = ({ state, kind, activityId, flag, unit, minimum, leasedBy }: ReviewFilter) =>
  allOf([
    sql`v.state = ${state}`,
    kind && sql`v.kind = ${kind}`,
    activityId && sql`v.activity_id = ${activityId}`,
    // `is true` keeps PostgreSQL from joining: it underestimates the users, and a hash of them is three times faster.
    flag && sql`(v.user_id in (${usersFlaggedFor(flag)})) is true`,
    unit && sql`split_part(v.asset, ':', 2) = ${unit}`,
    minimum && sql`v.quantity >= ${minimum}::numeric`,
    leasedBy !== null && sql`v.lease_by = ${leasedBy.name} and v.lease_until > ${leasedBy.now}::bigint`,
  ])

/** A page of reviews, oldest or largest first, and how many there are in all, with their sums by asset. */
export async function listReviews(
  db: Db,
  filter: ReviewFilter,
  { limit, sort, after }: { limit: number; sort: 'oldest' | 'amount'; after: [number | string, string] | null },
) {
  const condition = conditionOf(filter)
  const behind = after === null ? sql`true` : placeBehind(sort, after)
  const order = sort === 'oldest' ? OLDEST_FIRST : LARGEST_FIRST
  const found = sql`select * from reviews v where ${condition} and ${behind} order by ${order} limit ${limit}`
  const summed = query<{ asset: string; quantity: string; count: number; oldestAt: number }>(db)`
    select v.asset, sum(v.quantity)::text as quantity, count(*)::int as count, min(v.opened_at) as oldest_at
    from reviews v where ${condition} group by v.asset order by v.asset`
  const [rows, sums] = await Promise.all([describe(db, found, order), summed])
  return { rows, sums }
}

const placeBehind = (sort: 'oldest' | 'amount', [value, reviewId]: [number | string, string]) =>
  sort === 'oldest'
    ? sql`(v.opened_at, v.review_id) > (${String(value)}::bigint, ${reviewId})`
    : sql`(v.quantity, v.review_id) < (${String(value)}::numeric, ${reviewId})`

export async function leaseReview(tx: Db, reviewId: string, { by, until }: { by: string; until: number }) {
  await tx.updateTable('reviews').set({ leaseBy: by, leaseUntil: until }).where('reviewId', '=', reviewId).execute()
}

/** The reward of an open review was taken back by another call: there is nothing left to decide. */
export async function closeReviewOf(tx: Db, rewardId: string, at: number) {
  await tx
    .updateTable('reviews')
    .set((eb) => ({ state: 'CLOSED' as const, decidedAt: at, revision: eb('revision', '+', 1) }))
    .where('rewardId', '=', rewardId)
    .where('state', '=', 'OPEN')
    .execute()
}

/** How many open reviews of each kind there are, and since when the first one waits, ms. */
export const listReviewQueues = (db: Db) =>
  query<{ kind: ReviewRow['kind']; count: number; oldestAt: number }>(db)`
    select kind, count(*)::int as count, min(opened_at) as oldest_at from reviews where state = 'OPEN' group by kind
  `

/** Open reviews since before this moment, ms. */
export const countReviewsBefore = (db: Db, before: number) =>
  queryValue<number>(db)`
    select count(*)::int as count from reviews where state = 'OPEN' and opened_at < ${before}::bigint`

export const countOpenReviews = (db: Db, userId: string) =>
  queryValue<number>(db)`select count(*)::int from reviews where user_id = ${userId} and state = 'OPEN'`

/** Ends a review before its reward is taken back. */
export async function refuseReview(tx: Db, reviewId: string, { reason, by, at }: Acceptance) {
  await tx
    .updateTable('reviews')
    .set((eb) => ({
      state: 'REFUSED' as const,
      reason,
      decidedBy: by,
      decidedAt: at,
      revision: eb('revision', '+', 1),
    }))
    .where('reviewId', '=', reviewId)
    .execute()
}

/** Those of these rewards that a review refused. */
export async function listRefused(db: Db, rewardIds: readonly string[]) {
  const rows = await query<{ rewardId: string }>(db)`
    select reward_id from reviews where reward_id = any(${rewardIds}::text[]) and state = 'REFUSED'`
  return new Set(rows.map(({ rewardId }) => rewardId))
}
