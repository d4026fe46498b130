import { sql } from 'kysely'
import type { StaffMoney } from '@fanfare/contract/define-call.ts'
import { query, queryValue, type Db, type Row } from '#gateway/db/client.ts'

export type StaffPaymentRow = Row<'staffPayments'>

/** Payments of the staff are judged one after the other, so that no two of them pass one figure. Take it before any row of the payment. */
export async function lockStaffPayments(tx: Db): Promise<void> {
  await query(tx)`select pg_advisory_xact_lock(hashtext('payments of the staff'))`
}

/** Whose payments are summed. */
export type PaymentSubject = 'userId' | 'rewardId' | 'actor'

interface SumOf {
  money: StaffMoney
  by: PaymentSubject
  of: readonly string[]
  states: readonly StaffPaymentRow['state'][]
  /** ms */
  since: number
  /** The change that is judged; its own payments are left out. */
  exceptKey: string
}

export interface PaymentSum {
  /** The user, reward or actor. */
  of: string
  unit: string
  /** Decimal string. */
  quantity: string
}

/** Sums of payments by unit. */
export async function sumStaffPayments(
  tx: Db,
  { money, by, of, states, since, exceptKey }: SumOf,
): Promise<PaymentSum[]> {
  if (of.length === 0) return []
  const unit = sql<string>`split_part(asset, ':', 2)`
  const rows = await tx
    .selectFrom('staffPayments')
    .select(({ fn }) => [`${by} as of`, unit.as('unit'), fn.sum<string>('quantity').as('quantity')])
    .where('money', '=', money)
    .where(by, 'in', [...of])
    .where('state', 'in', [...states])
    .where('at', '>=', since)
    .where('paymentKey', '<>', exceptKey)
    .groupBy([by, unit])
    .execute()
  return rows.map((row) => ({ ...row, of: row.of ?? '' }))
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
