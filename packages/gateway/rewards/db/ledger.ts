import { query, queryRow, queryValue, type Db, type Row } from '../../db/client.ts'
import { compare } from '../../util/compare.ts'

interface Entry {
  account: string
  asset: string
  /** Decimal string, signed; never zero. */
  amount: string
}

export interface Transfer {
  transferId: string
  kind: Row<'ledgerTransfers'>['kind']
  /** Its cause. A second transfer of the same kind and reference is not posted (D-11). */
  reference: string
  /** Sums to zero per asset, or the database refuses the transaction. */
  entries: readonly Entry[]
}

export const TREASURY = 'treasury'
export const budgetAccount = (activityId: string) => `budget:${activityId}`
export const reservedAccount = (activityId: string) => `reserved:${activityId}`
export const userAccount = (userId: string) => `user:${userId}`

/** Every transaction touches accounts in this order, the hot ones last, so that transactions do not deadlock (D-13). */
const LOCK_ORDER = ['user', 'budget', 'reserved', TREASURY]
const lockRank = ({ account }: Pick<Entry, 'account'>) => LOCK_ORDER.indexOf(account.split(':', 1)[0] ?? '')
const byLockOrder = (a: Entry, b: Entry) =>
  lockRank(a) - lockRank(b) || compare(a.account, b.account) || compare(a.asset, b.asset)

/** Both entries of a movement of one asset. */
export const move = (asset: string, amount: string, from: string, to: string): Entry[] => [
  { account: from, asset, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
  { account: to, asset, amount },
]

/**
 * Posts transfers at once, each only if its kind and reference are new. Missing accounts are created; all but
 * the treasury refuse to fall below zero, with SQLSTATE 23514.
 * @returns the id of the posted, or earlier, transfer of each kind and reference, in the order given
 */
export async function postAll(db: Db, at: number, transfers: readonly Transfer[]) {
  if (transfers.length === 0) return []
  const lines = transfers
    .flatMap(({ transferId, entries }) => entries.map((entry) => ({ transferId, ...entry })))
    .sort(byLockOrder)
    .map(({ transferId, account, asset, amount }, position) => [position, transferId, account, asset, amount])
  const heads = transfers.map(({ transferId, kind, reference }) => [transferId, kind, reference])
  const rows = await query<{ transferId: string; kind: string; reference: string }>(db)`
    with lines as (
      select (l ->> 0)::int as position, l ->> 1 as transfer_id, l ->> 2 as account, l ->> 3 as asset, (l ->> 4)::numeric as amount
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) as t(l)
    ), accounts as (
      insert into ledger_accounts (account, asset, floor)
      select account, asset, case when account = ${TREASURY} then null else 0 end
      from (select distinct account, asset from lines) as named order by account, asset
      on conflict do nothing
    ), posted as (
      insert into ledger_transfers (transfer_id, kind, reference, created_at)
      select h ->> 0, h ->> 1, h ->> 2, ${at}::bigint from jsonb_array_elements(${JSON.stringify(heads)}::jsonb) as t(h)
      on conflict (kind, reference) do nothing
      returning transfer_id, kind, reference
    ), entries as (
      insert into ledger_entries (transfer_id, account, asset, amount)
      select transfer_id, account, asset, amount from lines join posted using (transfer_id) order by position
    )
    select transfer_id, kind, reference from posted
  `
  if (rows.length === transfers.length) return transfers.map(({ transferId }) => transferId)
  const fresh = new Set(rows.map(({ transferId }) => transferId))
  const standing: string[] = []
  for (const transfer of transfers)
    standing.push(fresh.has(transfer.transferId) ? transfer.transferId : await earlier(db, transfer))
  return standing
}

const earlier = (db: Db, { kind, reference }: Transfer) =>
  queryValue<string>(db)`select transfer_id from ledger_transfers where kind = ${kind} and reference = ${reference}`

export async function post(db: Db, { at, ...transfer }: Transfer & { at: number }) {
  const [transferId = transfer.transferId] = await postAll(db, at, [transfer])
  return transferId
}

/** Locks accounts until the end of the transaction. @returns balances, decimal strings by `account asset` */
export async function lockBalances(
  db: Db,
  accounts: readonly { account: string; asset: string }[],
): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map()
  const rows = await query<{ account: string; asset: string; balance: string }>(db)`
    select account, asset, balance from ledger_accounts
    where (account, asset) in (
      select t.account, t.asset from unnest(${accounts.map((a) => a.account)}::text[], ${accounts.map((a) => a.asset)}::text[]) as t(account, asset)
    )
    order by account, asset for no key update
  `
  return new Map(rows.map(({ account, asset, balance }) => [accountKey(account, asset), balance]))
}

export const accountKey = (account: string, asset: string) => `${account} ${asset}`

/** The balance as a decimal string; '0' for an unused account. */
export const balance = (db: Db, account: string, asset: string) =>
  queryValue<string>(db)`
    select coalesce((select balance from ledger_accounts where account = ${account} and asset = ${asset}), 0)`

interface BudgetTotal {
  activityId: string
  asset: string
  /** Decimal strings. */
  limit: string
  reserved: string
  spent: string
}

/** Sums entries; does not rely on the stored balances. */
export const budgetTotals = (db: Db) =>
  query<BudgetTotal>(db)`
    with b as materialized (select activity_id, asset, "limit" from budgets),
    r as materialized (select activity_id, asset, sum(quantity - cancelled) as spent from rewards group by activity_id, asset)
    select b.activity_id, b.asset, b."limit", coalesce(r.spent, 0) as spent,
      coalesce((select sum(e.amount) from ledger_entries e where e.account = 'reserved:' || b.activity_id and e.asset = b.asset), 0) as reserved
    from b left join r using (activity_id, asset) order by b.activity_id, b.asset
  `

/** `grants`: GRANT transfers; `claimed`: rows of rewards. */
export const countGrants = (db: Db) =>
  queryRow<{ grants: number; claimed: number }>(db)`
    select (select count(*) from ledger_transfers where kind = 'GRANT') as grants, (select count(*) from rewards) as claimed
  `

/** Every transfer sums to zero in every asset, and every account holds what its entries say. */
export const isBalanced = (db: Db) =>
  queryValue<boolean>(db)`
    select not exists (select 1 from ledger_entries group by transfer_id, asset having sum(amount) <> 0)
      and not exists (
        select 1 from ledger_accounts a left join (
          select account, asset, sum(amount) as total from ledger_entries group by account, asset
        ) e using (account, asset) where a.balance <> coalesce(e.total, 0)
      ) as balanced
  `

/** How many assets have accounts that do not sum to zero: by the balances, which triggers keep. */
export const unbalancedAssets = (db: Db) =>
  queryValue<number>(db)`
    select count(*) as assets from (select from ledger_accounts group by asset having sum(balance) <> 0) as broken
  `

/** The lowest balance among budgets and reservations, as an inexact number for a gauge. */
export const lowestBudget = (db: Db) =>
  queryValue<number>(db)`
    select coalesce(min(balance), 0)::float8 from ledger_accounts where account like 'budget:%' or account like 'reserved:%'
  `
