import { sql, type RawBuilder } from 'kysely'
import type { PayoutCode } from '@fanfare/contract/ops/platform-event.ts'
import { query, queryValue, type Db, type Row } from '#gateway/db/client.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { stateAt } from '#gateway/rewards/db/reward-state-at.ts'
import { StateMoved } from '../../util/domain-error.ts'

export type PayoutRow = Row<'payouts'>

/** A payout with what the wallet must know about its reward. */
export interface RequestedPayout extends PayoutRow {
  source: Source
  rewardType: string
  expiresAt: number | null
}

/** Types whose rewards the wallet pays; things are sent to an address, and draws are used here. */
const PAYABLE_TYPES = sql`('GIFT_CASH', 'DROP', 'PLATFORM_TOKEN', 'FUTURES_COUPON')`

/** Whether a reward `r` is the user's without condition: granted, no longer held, and not ended. */
const isPayable = (at: number): RawBuilder<boolean> => sql`(${stateAt(at, 'r')} = 'GRANTED')`

const IS_OF_SERVICE = sql`r.granted_at >= (select since from payout_service)`
const IS_EARLIER = sql`r.granted_at < (select since from payout_service)`

const isOver = (at: number): RawBuilder<boolean> => sql`(${stateAt(at, 'r')} in ('USED', 'EXPIRED', 'CANCELLED'))`

/** Whether no other transaction has taken the payout. Rows on many nodes cannot be locked with `for update skip locked`. */
const isFree = sql`pg_try_advisory_xact_lock(hashtextextended('payout:' || payout_id, 0))`
/** Payouts to read for each that is taken, as others may have taken some. */
const READ_PER_TAKEN = 4

/** Begins payouts: each reward granted from now on has one. No effect while they are on. */
export async function beginPayouts(db: Db, at: number) {
  await db
    .insertInto('payoutService')
    .values({ since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends payouts: rewards granted from now on have none. @returns whether there were any, so that their reader must continue */
export async function endPayouts(db: Db, reader: string) {
  await db.deleteFrom('payoutService').execute()
  return queryValue<boolean>(db)`select exists (select from log_cursors where reader = ${reader})`
}

/**
 * Opens the payouts of those of these rewards that have none: READY, or WAITING for the end of a hold. The lock on the rewards waits for
 * a cancel or hold that is being written. `isEarlier`: those that were granted before the payouts began. @returns those that are READY
 */
export const openPayouts = (
  tx: Db,
  rewards: readonly { userId: string; rewardId: string; payoutId: string }[],
  at: number,
  { isEarlier = false }: { isEarlier?: boolean } = {},
) =>
  query<RequestedPayout>(tx)`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as n("rewardId" text, "payoutId" text)
    ), locked as materialized (
      select * from lock_granted(${rewards.map(({ userId }) => userId)}::text[], ${rewards.map(({ rewardId }) => rewardId)}::text[])
    ), opened as (
      insert into payouts (payout_id, reward_id, user_id, activity_id, asset, amount, state, attempt, ready_at, requested_at)
      select n."payoutId", r.reward_id, r.user_id, r.activity_id, r.asset, r.quantity - r.cancelled,
        case when ${isPayable(at)} then 'READY' else 'WAITING' end, case when ${isPayable(at)} then 1 else 0 end,
        r.hold_until, case when ${isPayable(at)} then ${at}::bigint end
      from locked r join named n on n."rewardId" = r.reward_id
      where r.reward_type in ${PAYABLE_TYPES} and ${isEarlier ? IS_EARLIER : IS_OF_SERVICE} and not ${isOver(at)}
        and (r.state = 'GRANTED' or r.hold_until is not null) and r.state in ('GRANTED', 'HOLD')
      on conflict do nothing returning *
    )
    select o.*, r.source, r.reward_type, r.expires_at from opened o join locked r using (user_id, reward_id) where o.state = 'READY'
  `

export interface EarlierReward {
  userId: string
  rewardId: string
  asset: string
  /** Decimal string. */
  quantity: string
}

/** How many rewards from before the payouts one statement reads: many of them may have ended, or may have a payout already. */
const EARLIER_PAGE = 5_000

interface EarlierRow extends EarlierReward {
  grantedAt: number
  /** It can be paid now, and has no payout. */
  isOpen: boolean
}

/** A page of the index `rewards_earlier`, whose conditions it repeats. */
const readEarlierPage = (
  db: Db,
  { at, after, page }: { at: number; page: number; after: Pick<EarlierRow, 'grantedAt' | 'rewardId'> },
): Promise<EarlierRow[]> =>
  query<EarlierRow>(db)`
    select r.user_id, r.reward_id, r.asset, r.granted_at, trim_scale(r.quantity - r.cancelled) as quantity,
      ${isPayable(at)} and r.quantity > r.cancelled and p.payout_id is null as is_open
    from rewards r left join payouts p on p.user_id = r.user_id and p.reward_id = r.reward_id
    where r.state in ('GRANTED', 'HOLD') and r.reward_type in ${PAYABLE_TYPES} and ${IS_EARLIER}
      and (r.granted_at, r.reward_id) > (${after.grantedAt}::bigint, ${after.rewardId}::text)
    order by r.granted_at, r.reward_id limit ${page}`

/** The oldest rewards that are payable, were granted before the payouts began and have none, at most `limit`. */
export async function listEarlier(
  db: Db,
  { at, limit, page = EARLIER_PAGE }: { at: number; limit: number; page?: number },
): Promise<EarlierReward[]> {
  const found: EarlierReward[] = []
  let after: EarlierRow | undefined
  let isMore = true
  while (isMore && found.length < limit) {
    const rows = await readEarlierPage(db, { at, page, after: after ?? { grantedAt: -1, rewardId: '' } })
    for (const { isOpen, userId, rewardId, asset, quantity } of rows)
      if (isOpen) found.push({ userId, rewardId, asset, quantity })
    after = rows.at(-1)
    isMore = rows.length === page
  }
  return found.slice(0, limit)
}

/** Those of these rewards that can be handed over still, in the same order. */
export const findEarlier = (
  db: Db,
  { at, rewardIds }: { at: number; rewardIds: readonly string[] },
): Promise<EarlierReward[]> =>
  query<EarlierReward>(db)`
    select r.user_id, r.reward_id, r.asset, trim_scale(r.quantity - r.cancelled) as quantity from rewards r
    where r.reward_id = any(${rewardIds}::text[]) and r.reward_type in ${PAYABLE_TYPES} and ${IS_EARLIER} and ${isPayable(at)}
      and r.quantity > r.cancelled and not exists (select from payouts p where p.user_id = r.user_id and p.reward_id = r.reward_id)
    order by r.granted_at, r.reward_id`

/** Since when payouts are on, ms; null while they are off. */
export const readPayoutsSince = async (db: Db): Promise<number | null> =>
  (await db.selectFrom('payoutService').select('since').executeTakeFirst())?.since ?? null

/** Continues, at the end of the hold, the payouts of rewards that a person has accepted. */
export const resumePayouts = (tx: Db, rewardIds: readonly string[], at: number) =>
  query(tx)`
    update payouts p set ready_at = greatest(coalesce(r.hold_until, 0), ${at}::bigint) from rewards r
    where p.reward_id = any(${rewardIds}::text[]) and r.user_id = p.user_id and r.reward_id = p.reward_id and p.state = 'WAITING'
      and p.ready_at is null and r.state in ('GRANTED', 'HOLD')
  `

/** Cancels payouts of ended rewards that were not handed over. */
export const cancelEnded = (tx: Db, rewardIds: readonly string[]) =>
  query(tx)`
    update payouts p set state = 'CANCELLED' from rewards r
    where p.reward_id = any(${rewardIds}::text[]) and r.user_id = p.user_id and r.reward_id = p.reward_id
      and p.state in ('WAITING', 'READY', 'FAILED') and r.state in ('USED', 'EXPIRED')
  `

/**
 * Of the payouts whose time has come, at most `limit`: READY if the reward can be paid now, else CANCELLED with it, or WAITING for the
 * end of its hold or review. @returns how many there were, and those that are READY
 */
export async function requestDue(tx: Db, { at, limit }: { at: number; limit: number }) {
  const rows = await query<RequestedPayout>(tx)`
    with waiting as materialized (
      select user_id, payout_id from payouts where state = 'WAITING' and ready_at <= ${at}::bigint
      order by ready_at limit ${limit * READ_PER_TAKEN}
    ), due as materialized (select * from waiting where ${isFree} limit ${limit})
    update payouts p set
      state = case when ${isPayable(at)} then 'READY' when ${isOver(at)} then 'CANCELLED' else p.state end,
      attempt = p.attempt + case when ${isPayable(at)} then 1 else 0 end,
      requested_at = case when ${isPayable(at)} then coalesce(p.requested_at, ${at}::bigint) else p.requested_at end,
      ready_at = case when r.state = 'HOLD' then r.hold_until end, sent_at = case when ${isPayable(at)} then null else p.sent_at end, dead_at = null
    from rewards r where (p.user_id, p.payout_id) in (select user_id, payout_id from due) and r.user_id = p.user_id and r.reward_id = p.reward_id
      and p.state = 'WAITING' and p.ready_at <= ${at}::bigint
    returning p.*, r.source, r.reward_type, r.expires_at
  `
  return { due: rows.length, ready: rows.filter(({ state }) => state === 'READY') }
}

/** Marks the oldest READY payouts as SENT, at most `limit`, and none whose reward cannot be paid now. @returns their ids */
export async function takeReady(tx: Db, { at, limit }: { at: number; limit: number }) {
  const rows = await query<Pick<PayoutRow, 'payoutId'>>(tx)`
    with ready as materialized (
      select p.user_id, p.payout_id from payouts p join rewards r using (user_id, reward_id) where p.state = 'READY' and ${isPayable(at)}
      order by p.requested_at, p.payout_id limit ${limit * READ_PER_TAKEN}
    ), oldest as materialized (select * from ready where ${isFree} limit ${limit})
    update payouts p set state = 'SENT', sent_at = ${at}::bigint
    where (p.user_id, p.payout_id) in (select user_id, payout_id from oldest) and p.state = 'READY'
    returning p.payout_id
  `
  return rows.map(({ payoutId }) => payoutId)
}

/**
 * Requests payouts again that FAILED, or whose webhook was given up, if their rewards can be paid now. @returns those that are READY
 */
export const requestAgain = (tx: Db, payoutIds: readonly string[], at: number) =>
  query<RequestedPayout>(tx)`
    update payouts p set state = 'READY', attempt = p.attempt + 1, failures = 0, sent_at = null, settled_at = null, dead_at = null
    from rewards r where p.payout_id = any(${payoutIds}::text[]) and r.user_id = p.user_id and r.reward_id = p.reward_id
      and ${isPayable(at)}
      and (p.state = 'FAILED' or (p.state = 'READY' and p.dead_at is not null))
    returning p.*, r.source, r.reward_type, r.expires_at
  `

/** The payouts that failed by a code, the oldest first. */
export async function listFailed(
  tx: Db,
  { code, activityId, limit }: { code: PayoutCode; activityId: string | undefined; limit: number },
) {
  let failed = tx.selectFrom('payouts').select('payoutId').where('state', '=', 'FAILED').where('code', '=', code)
  if (activityId !== undefined) failed = failed.where('activityId', '=', activityId)
  const rows = await failed.orderBy('requestedAt').orderBy('payoutId').limit(limit).execute()
  return rows.map(({ payoutId }) => payoutId)
}

export const findPayout = (db: Db, payoutId: string) =>
  db.selectFrom('payouts').selectAll().where('payoutId', '=', payoutId).executeTakeFirst()

/** Locks these payouts until the end of the transaction, in the same order in all transactions. */
export async function lockPayouts(tx: Db, payoutIds: readonly string[]) {
  const rows = await query<PayoutRow>(tx)`
    select * from lock_payouts(${payoutIds}::text[])`
  return new Map(rows.map((row) => [row.payoutId, row]))
}

type RewardId = Pick<PayoutRow, 'userId' | 'rewardId'>

const lockPayoutOf = (tx: Db, { userId, rewardId }: RewardId) =>
  tx
    .selectFrom('payouts')
    .selectAll()
    .where('userId', '=', userId)
    .where('rewardId', '=', rewardId)
    .forUpdate()
    .executeTakeFirst()

export const changePayout = (
  tx: Db,
  payoutId: string,
  change: Partial<Pick<PayoutRow, 'state' | 'amount' | 'readyAt' | 'sentAt' | 'deadAt'>>,
) => tx.updateTable('payouts').set(change).where('payoutId', '=', payoutId).returningAll().executeTakeFirstOrThrow()

/** Writes the fields that reports of the wallet change, of many payouts at once. */
export const writePayouts = (tx: Db, rows: readonly PayoutRow[]) =>
  query(tx)`
    update payouts p set state = c.state, failures = c.failures, ready_at = c."readyAt", sent_at = c."sentAt",
      settled_at = c."settledAt", reference = c.reference, code = c.code, message = c.message
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("userId" text, "payoutId" text, state text, failures integer, "readyAt" bigint,
      "sentAt" bigint, "settledAt" bigint, reference text, code text, message text)
    where p.user_id = c."userId" and p.payout_id = c."payoutId"
  `

/** Whether the wallet has a payout, or may have it: what it pays only the platform can take back. */
export const isHandedOver = ({ state }: Pick<PayoutRow, 'state'>) => state === 'SENT' || state === 'PAID'

/** Whether the wallet has the payout of a reward, or may have it. Locks the payout. */
export async function isWithWallet(tx: Db, reward: RewardId): Promise<boolean> {
  const payout = await lockPayoutOf(tx, reward)
  return payout !== undefined && isHandedOver(payout)
}

/** Whether only the platform can take a granted reward back: the wallet has its payout, or there will never be one. Locks the payout. */
export async function isBeyondRecall(tx: Db, { userId, rewardId, grantedAt }: RewardId & { grantedAt: number }) {
  const payout = await lockPayoutOf(tx, { userId, rewardId })
  if (payout !== undefined) return isHandedOver(payout)
  return queryValue<boolean>(tx)`
    select not exists (select from rewards r, payout_service s
    where r.user_id = ${userId} and r.reward_id = ${rewardId} and r.reward_type in ${PAYABLE_TYPES} and s.since <= ${grantedAt}::bigint)`
}

/**
 * Keeps the payout of a reward from being handed over until `until`, or until a decision when that is null; a payout that has FAILED
 * stays so. Call it in the transaction that holds the reward or puts it under review, after locking the reward.
 * @throws StateMoved once the wallet has it
 */
export async function stopPayout(tx: Db, reward: RewardId, until: number | null) {
  const payout = await lockPayoutOf(tx, reward)
  if (payout === undefined) return
  refuseHandedOver(payout)
  if (payout.state === 'READY' || payout.state === 'WAITING')
    await changePayout(tx, payout.payoutId, { state: 'WAITING', readyAt: until })
}

/** Ends the stop of a payout that a hold made. */
export async function letGoPayout(tx: Db, rewardId: string, at: number) {
  await tx
    .updateTable('payouts')
    .set({ readyAt: at })
    .where('rewardId', '=', rewardId)
    .where('state', '=', 'WAITING')
    .execute()
}

interface Reduction {
  /** The part of the reward that is not taken back, a decimal string; above zero for a reward of which a part was used. */
  rest: string
  /** Nothing is left to pay. */
  isOver: boolean
  at: number
}

/**
 * Lowers the payout of a reward to what is left of it, or cancels it with the reward. The wallet is asked again for a lower amount.
 * @throws StateMoved once the wallet has it
 */
export async function reducePayout(tx: Db, reward: RewardId, { rest, isOver, at }: Reduction) {
  const payout = await lockPayoutOf(tx, reward)
  if (payout === undefined || payout.state === 'CANCELLED' || payout.state === 'RETURNED') return
  refuseHandedOver(payout)
  if (isOver) await changePayout(tx, payout.payoutId, { state: 'CANCELLED' })
  else if (payout.state !== 'READY') await changePayout(tx, payout.payoutId, { amount: rest })
  else await changePayout(tx, payout.payoutId, { state: 'WAITING', amount: rest, readyAt: at })
}

function refuseHandedOver(payout: PayoutRow) {
  const { state, revision } = payout
  if (isHandedOver(payout)) throw new StateMoved('rewardId', `its payout is ${state}`, { state, revision })
}

/** The payouts of these rewards, by reward. */
export async function listPayoutsOf(db: Db, rewardIds: readonly string[]): Promise<Map<string, PayoutRow>> {
  const rows = await query<PayoutRow>(db)`select * from payouts where reward_id = any(${rewardIds}::text[])`
  return new Map(rows.map((row) => [row.rewardId, row]))
}
