import { sql } from 'kysely'
import type { StaffMoney } from '@fanfare/contract/define-call.ts'
import { query, queryValue, type Db, type Row } from '#gateway/db/client.ts'

export type StaffPaymentRow = Row<'staffPayments'>

/** Payments of the staff are judged one after the other, so that no two of them pass one figure. Take it before any row of the payment. */
export async function lockStaffPayments(tx: Db): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(hashtext('payments of the staff'))`
}

export interface PaymentSum {
  /** The user, reward or actor. */
  of: string
  unit: string
  /** Decimal string. */
  quantity: string
}

/** Whose sums are read, each since a moment in ms. */
export interface SummedPayments {
  money: StaffMoney
  /** The changes that are judged; their own payments are left out. */
  exceptKeys: readonly string[]
  users: { ids: readonly string[]; since: number }
  rewardIds?: readonly string[]
  actor: { name: string; since: number }
}

/** Sums by unit of what was decided: by one person alone, or also by two and what waits for the second one. */
export async function sumStaffPayments(
  tx: Db,
  { money, exceptKeys, users, rewardIds = [], actor }: SummedPayments,
  states: readonly StaffPaymentRow['state'][],
): Promise<Record<'users' | 'rewards' | 'actors', PaymentSum[]>> {
  const counted = sql`money = ${money} and state = any(${states}::text[]) and payment_key <> all(${exceptKeys}::text[])`
  const unit = sql`split_part(asset, ':', 2)`
  const rows = await query<PaymentSum & { by: 'users' | 'rewards' | 'actors' }>(tx)`
    select 'users' as by, user_id as of, ${unit} as unit, sum(quantity)::text as quantity from staff_payments
    where ${counted} and user_id = any(${users.ids}::text[]) and at >= ${users.since}::bigint group by user_id, ${unit}
    union all
    select 'rewards', reward_id, ${unit}, sum(quantity)::text from staff_payments
    where ${counted} and user_id = any(${users.ids}::text[]) and reward_id = any(${rewardIds}::text[]) group by reward_id, ${unit}
    union all
    select 'actors', actor, ${unit}, sum(quantity)::text from staff_payments
    where ${counted} and actor = ${actor.name} and at >= ${actor.since}::bigint group by actor, ${unit}
  `
  const sumsBy = Map.groupBy(rows, ({ by }) => by)
  return {
    users: sumsBy.get('users') ?? [],
    rewards: sumsBy.get('rewards') ?? [],
    actors: sumsBy.get('actors') ?? [],
  }
}

/** When the payments of this change were proposed, ms; null when they were not. */
export async function findProposedAt(tx: Db, paymentKey: string): Promise<number | null> {
  const waiting = tx.selectFrom('staffPayments').select('at').where('paymentKey', '=', paymentKey)
  return (await waiting.where('state', '=', 'WAITING').limit(1).executeTakeFirst())?.at ?? null
}

/** Writes the payments of a change, or their new state once their proposal is approved. */
export async function saveStaffPayments(tx: Db, rows: readonly StaffPaymentRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('staffPayments')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['paymentKey', 'position']).doUpdateSet((columns) => ({ state: columns.ref('excluded.state') })),
    )
    .execute()
}

/** The payments of changes that came to nothing count no longer. */
export async function endPaymentsOf(tx: Db, paymentKeys: readonly string[]): Promise<void> {
  await tx
    .updateTable('staffPayments')
    .set({ state: 'ENDED' })
    .where('paymentKey', 'in', [...paymentKeys])
    .execute()
}

/** The payments of a proposal that came to nothing count no longer. */
export async function endStaffPayments(tx: Db, proposalId: string): Promise<void> {
  await tx
    .updateTable('staffPayments')
    .set({ state: 'ENDED' })
    .where('proposalId', '=', proposalId)
    .where('state', '=', 'WAITING')
    .execute()
}

/**
 * How many rewards, new entitlements and payouts this connection has written, as PostgreSQL counts it: two counts in one transaction differ by what was
 * written between them. A distributed database counts on the nodes of the rows, so there the count never moves.
 */
export const countMoneyWrites = (tx: Db): Promise<number> =>
  queryValue<number>(tx)`
    select pg_stat_get_xact_tuples_inserted('rewards'::regclass) + pg_stat_get_xact_tuples_updated('rewards'::regclass)
      + pg_stat_get_xact_tuples_inserted('entitlements'::regclass)
      + pg_stat_get_xact_tuples_inserted('payouts'::regclass) + pg_stat_get_xact_tuples_updated('payouts'::regclass)
  `
