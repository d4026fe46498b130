import type { Activity } from '../activity.ts'
import { GroupedRows } from '../database/grouped-rows.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, plain, sumOf, ZERO, type Amount } from '../decimal.ts'
import type { Report } from '../report.ts'
import { textOfTime } from './final.ts'

/** A transfer with its entries, and the reservation or reward that names it. */
interface TransferRow {
  transferId: string
  kind: string
  reference: string
  createdAt: number
  entries: [account: string, asset: string, amount: string][] | null
  userId: string | null
  activityId: string | null
  source: string | null
  asset: string | null
  quantity: string | null
  grantedAt: number | null
}

const TRANSFERS = `
  select transfer.transfer_id, transfer.kind, transfer.reference, transfer.created_at,
    (select jsonb_agg(jsonb_build_array(entry.account, entry.asset, entry.amount::text)) from audit_entries entry
      where entry.transfer_id = transfer.transfer_id) as entries,
    coalesce(reward.user_id, reserved.user_id) as user_id, coalesce(reward.activity_id, reserved.activity_id) as activity_id,
    coalesce(reward.source, reserved.source) as source, coalesce(reward.asset, reserved.asset) as asset,
    coalesce(reward.quantity, reserved.quantity) as quantity, reward.granted_at
  from audit_transfers transfer
  left join audit_rewards reward on transfer.kind = 'GRANT' and reward.transfer_id = transfer.transfer_id
  left join audit_entitlements reserved on transfer.kind = 'RESERVE' and reserved.reservation_id = transfer.transfer_id
  order by transfer.transfer_id`

/** From which account to which a transfer of a kind moves; those of users end with the user's id. */
const MOVES: Readonly<Record<string, [from: string, to: string]>> = {
  FUND: ['treasury', 'budget:'],
  RESERVE: ['budget:', 'reserved:'],
  RELEASE: ['reserved:', 'budget:'],
  GRANT: ['reserved:', 'user:'],
  USE: ['user:', 'treasury'],
  EXPIRE: ['user:', 'treasury'],
  CANCEL: ['user:', 'budget:'],
  REBATE: ['treasury', 'user:'],
}

const isBalanced = (entries: NonNullable<TransferRow['entries']>): boolean =>
  [...Map.groupBy(entries, ([, asset]) => asset).values()].every((ofAsset) =>
    sumOf(ofAsset.map(([, , amount]) => decimal(amount))).eq(0),
  )

/** Whether a transfer moves from the one account of its kind to the other; a lower limit gives money back to the treasury. */
function isOfItsKind(kind: string, entries: NonNullable<TransferRow['entries']>): boolean {
  const [from = '?', to = '?'] = MOVES[kind] ?? []
  const goes = (giver: string, taker: string) =>
    entries.every(([account, , amount]) => account.startsWith(decimal(amount).lt(0) ? giver : taker))
  return entries.length > 0 && (goes(from, to) || (kind === 'FUND' && goes(to, from)))
}

/** What the entries of a grant or a reservation must be, by what names it. */
function expectedEntries({ kind, userId, activityId, source, asset, quantity, grantedAt }: TransferRow): string {
  if (source === null || quantity === null || userId === null)
    return kind === 'GRANT' ? 'a reward that names it' : 'a reservation that names it'
  const amount = plain(decimal(quantity))
  const [from, to] =
    kind === 'GRANT' ? [`reserved:${activityId}`, `user:${userId}`] : [`budget:${activityId}`, `reserved:${activityId}`]
  const at = kind === 'GRANT' ? ` at ${textOfTime(grantedAt)}` : ''
  return `${userId}:${activityId}:${source} ${amount} ${asset} ${from} → ${to}${at}`
}

function storedEntries({ kind, reference, createdAt, entries }: TransferRow): string {
  const taken = entries?.find(([, , amount]) => decimal(amount).lt(0))
  const given = entries?.find(([, , amount]) => decimal(amount).gt(0))
  const at = kind === 'GRANT' ? ` at ${textOfTime(createdAt)}` : ''
  return entries?.length === 2
    ? `${reference} ${plain(decimal(given?.[2] ?? 0))} ${given?.[1]} ${taken?.[0]} → ${given?.[0]}${at}`
    : `${entries?.length ?? 0} entries`
}

interface SumRow {
  account: string
  asset: string
  sum: string
}

/** The balances of users: what is left of their rewards, and their rebates. */
const USERS_BY_ENTRIES = `
  select account, asset, sum(amount) from audit_entries where account like 'user:%' and asset <> 'REBATE:USDT'
  group by account, asset order by account collate "C", asset`
const USERS_BY_REWARDS = `
  select 'user:' || user_id as account, asset, sum("left") from audit_rewards group by user_id, asset order by 'user:' || user_id collate "C", asset`

async function compareAccounts(snapshot: Snapshot, report: Report): Promise<void> {
  const rewards = new GroupedRows<SumRow>(snapshot.parts(USERS_BY_REWARDS), ({ account }) => account)
  for await (const part of snapshot.parts<SumRow>(USERS_BY_ENTRIES)) {
    const left = await rewards.takeUntil(part.at(-1)?.account ?? '')
    for (const { account, asset, sum } of part) {
      const ofAsset = left.get(account)?.find((row) => row.asset === asset)?.sum ?? '0'
      report.compare('balances of users', plain(decimal(ofAsset)), plain(decimal(sum)), {
        activity: '',
        user: account.slice('user:'.length),
        subject: asset,
      })
    }
  }
}

interface BudgetRow {
  account: string
  asset: string
  cap: string
}

/** A budget is what is free, reserved and granted; what is reserved is what can still be claimed. */
async function compareBudgets(
  snapshot: Snapshot,
  activities: ReadonlyMap<string, Activity>,
  report: Report,
): Promise<void> {
  const sums = await snapshot.rows<SumRow>(
    `select account, asset, sum(amount) from audit_entries where account like 'budget:%' or account like 'reserved:%' group by account, asset`,
  )
  const balance = new Map(sums.map(({ account, asset, sum }) => [`${account} ${asset}`, decimal(sum)]))
  const granted = await snapshot.rows<{ activityId: string; asset: string; sum: string }>(
    'select activity_id, asset, sum(quantity - cancelled) from audit_rewards group by activity_id, asset',
  )
  const open = await snapshot.rows<{ activityId: string; asset: string; sum: string }>(
    `select activity_id, asset, sum(quantity) from audit_entitlements where status = 'RESERVED' group by activity_id, asset`,
  )
  const find = (
    rows: readonly { activityId: string; asset: string; sum: string }[],
    activityId: string,
    asset: string,
  ): Amount => decimal(rows.find((row) => row.activityId === activityId && row.asset === asset)?.sum ?? 0)
  for (const { account, asset, cap } of await snapshot.rows<BudgetRow>(
    'select account, asset, cap from audit_budgets',
  )) {
    const activityId = account.slice('budget:'.length)
    const free = balance.get(`budget:${activityId} ${asset}`) ?? ZERO
    const reserved = balance.get(`reserved:${activityId} ${asset}`) ?? ZERO
    const about = { activity: activities.get(activityId)?.alias ?? activityId, user: '', subject: asset }
    report.compare(
      'budgets',
      plain(free.plus(reserved).plus(find(granted, activityId, asset))),
      plain(decimal(cap)),
      about,
    )
    report.compare('budgets', `reserved ${plain(find(open, activityId, asset))}`, `reserved ${plain(reserved)}`, about)
    report.compare('budgets', 'not below 0', free.lt(0) || reserved.lt(0) ? 'below 0' : 'not below 0', about)
  }
}

/** Compares every transfer with what names it, and the balances with what they are made of. */
export async function compareLedger(
  snapshot: Snapshot,
  activities: ReadonlyMap<string, Activity>,
  report: Report,
  say: (line: string) => void,
): Promise<void> {
  let grants = 0
  for await (const part of snapshot.parts<TransferRow>(TRANSFERS)) {
    for (const row of part) {
      const { kind, entries, transferId } = row
      const about = {
        activity: activities.get(row.activityId ?? '')?.alias ?? '',
        user: row.userId ?? '',
        subject: `${kind} ${transferId}`,
      }
      const shape =
        entries !== null && isBalanced(entries) && isOfItsKind(kind, entries)
          ? 'balanced, as its kind'
          : 'unbalanced, or of another kind'
      report.compare('transfers', 'balanced, as its kind', shape, about)
      if (kind === 'GRANT' || kind === 'RESERVE')
        report.compare(kind === 'GRANT' ? 'grants' : 'reservations', expectedEntries(row), storedEntries(row), about)
      if (kind === 'GRANT') grants += 1
    }
    say(`${report.compared} outcomes, with transfers`)
  }
  const [rewards] = await snapshot.rows<{ count: number }>('select count(*) from audit_rewards')
  report.compare('grants', `${rewards?.count ?? 0} rewards`, `${grants} rewards`, {
    activity: '',
    user: '',
    subject: 'all',
  })
  await compareAccounts(snapshot, report)
  await compareBudgets(snapshot, activities, report)
}
