import { sql, type RawBuilder } from 'kysely'
import type { Reconciled } from '@fanfare/contract/staff/payouts.ts'
import { query, queryValue, type Db } from '#gateway/db/client.ts'

/** A payment in the wallet's own list of a day. */
interface StatementRow {
  payoutId: string
  reference: string
  /** Decimal string. */
  amount: string
  at: number
}

interface StatementKey {
  run: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

/** Stores a part of a statement; rows that are known stay as they are. @returns how many rows the run has */
export async function addToStatement(
  tx: Db,
  { run, day }: StatementKey,
  rows: readonly StatementRow[],
  receivedAt: number,
) {
  await query(tx)`
    insert into payout_statements (run, day, payout_id, reference, amount, at, received_at)
    select ${run}, ${day}, "payoutId", reference, amount, at, ${receivedAt}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s("payoutId" text, reference text, amount numeric, at bigint)
    on conflict do nothing
  `
  return queryValue<number>(tx)`
    select count(*)::int as count from payout_statements where run = ${run} and day = ${day}`
}

const SHOWN = 100

/** Each payout on either side: what the wallet paid in all, and what we know as paid on this day, or at any time if the wallet lists it. */
const compared = ({ run, day }: StatementKey, { from, until }: { from: number; until: number }) => sql`
  theirs as materialized (
    select payout_id, sum(amount) as amount from payout_statements where run = ${run} and day = ${day} group by payout_id
  ), ours as materialized (
    select payout_id, asset, amount, state from payouts p where p.state in ('PAID', 'RETURNED') and (
      (p.settled_at >= ${from}::bigint and p.settled_at < ${until}::bigint) or p.payout_id in (select payout_id from theirs))
  ), both_sides as materialized (
    select payout_id, o.asset, o.amount as ours, t.amount as theirs from ours o full join theirs t using (payout_id)
  )`

/** The first of the payouts on either side, as a list of JSON. */
const listOf = (fields: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('payoutId', f.payout_id, ${fields})), '[]')
  from (select * from both_sides where ${condition} order by payout_id limit ${SHOWN}) as f left join payouts p on p.payout_id = f.payout_id)`

const sumsOf = (column: 'ours' | 'theirs') => sql`(
  select coalesce(json_agg(json_build_object('asset', asset, 'amount', trim_scale(amount)::text)), '[]') from (
    select coalesce(b.asset, p.asset) as asset, sum(${sql.ref(column)}) as amount from both_sides b left join payouts p on p.payout_id = b.payout_id
    where ${sql.ref(column)} is not null group by 1 order by 1
  ) as s)`

/**
 * Compares a statement with the payouts, and solves the differences of those that match in amount. `from` and `until` bound the day, ms.
 */
export const reconcile = (
  tx: Db,
  key: StatementKey,
  { from, until, at }: { from: number; until: number; at: number },
) =>
  queryValue<Reconciled>(tx)`
    with ${compared(key, { from, until })}, solved as (
      update payout_differences d set solved_at = ${at}::bigint from both_sides b
      where d.payout_id = b.payout_id and d.solved_at is null and b.ours = b.theirs
    )
    select json_build_object(
      'matched', count(*) filter (where ours = theirs),
      'counts', json_build_object('onlyOurs', count(*) filter (where theirs is null),
        'onlyTheirs', count(*) filter (where ours is null), 'amountDiffers', count(*) filter (where ours <> theirs)),
      'onlyOurs', ${listOf(sql`'amount', trim_scale(ours)::text`, sql`theirs is null`)},
      'onlyTheirs', ${listOf(
        sql`'amount', trim_scale(theirs)::text, 'state', case p.state when 'WAITING' then 'READY' else p.state end`,
        sql`ours is null`,
      )},
      'amountDiffers', ${listOf(sql`'ours', trim_scale(ours)::text, 'theirs', trim_scale(theirs)::text`, sql`ours <> theirs`)},
      'sums', json_build_object('ours', ${sumsOf('ours')}, 'theirs', ${sumsOf('theirs')})
    ) as result from both_sides
  `
