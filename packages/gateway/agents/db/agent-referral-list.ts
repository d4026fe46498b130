import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { ListPart, ListCursor } from './agent-rebates.ts'
import {
  isByVolume,
  isWholeBranch,
  referralConditions,
  sumsOfUsers,
  withSums,
  STATUS,
  isByPerson,
  isOfReferrals,
  sumsOfDays,
  type ReferralFilter,
  type Sum,
  type ReferralStatus,
} from './agent-referral-filter.ts'
import type { Db } from '../../db/client.ts'
import { isBucketWithin, isWithin } from './agent-facts.ts'
import type { AgentReferralsTable } from '../../db/tables/agents.ts'
import { sumMovements, sumAllVolumes } from './agent-performance.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

const SORT_COLUMNS = {
  registeredAt: { column: sql`registered_at`, type: sql`bigint`, sum: null },
  lastActiveAt: { column: sql`active_at`, type: sql`bigint`, sum: null },
  volume: { column: sql`volume`, type: sql`numeric`, sum: 'volume' },
  netDeposit: { column: sql`net`, type: sql`numeric`, sum: 'net' },
} as const satisfies Record<string, { sum: Sum | null } & Record<'column' | 'type', unknown>>
export type ReferralSort = keyof typeof SORT_COLUMNS

/** A referral of a page, and the value that it is sorted by. */
interface PageRow {
  userId: string
  sorted: string
}

/** Whether a list needs the sums of single referrals for its filter or order. */
export const needsSums = (filter: ReferralFilter, { sort }: Pick<ListPart<ReferralSort>, 'sort'>) =>
  isByVolume(filter) || SORT_COLUMNS[sort].sum !== null

/** The referrals of a page in its order; equal values are in the order of their ids. */
export async function findPage(db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) {
  return (await findLargest(db, filter, part)) ?? findAmongAll(db, filter, part)
}

/** The page of the largest sums, from the sums alone. They lack referrals without sums: null when one may belong to the page. */
async function findLargest(
  db: Db,
  filter: ReferralFilter,
  { sort, isDescending, limit, offset = 0, after }: ListPart<ReferralSort>,
) {
  const { column, sum } = SORT_COLUMNS[sort]
  if (sum === null || !isDescending || after !== undefined || isByVolume(filter) || !isWholeBranch(filter)) return null
  const { rows } = await sql<PageRow>`
    select user_id, ${column}::text as sorted
    from (
      select user_id, ${column} from (${sumsOfUsers(filter, [sum])}) as s
      where ${column} > 0 order by ${column} desc, user_id desc limit ${limit} offset ${offset}
    ) as p order by p.${column} desc, user_id desc
  `.execute(db)
  return rows.length === limit ? rows : null
}

/** Reads the sums of all referrals only if the order or the filter needs them. */
async function findAmongAll(db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) {
  const { sum } = SORT_COLUMNS[part.sort]
  const sums = new Set<Sum>([...(isByVolume(filter) ? (['volume'] as const) : []), ...(sum === null ? [] : [sum])])
  const referrals =
    sums.size > 0
      ? withSums(filter, [...sums])
      : sql`
      select user_id, registered_at, coalesce(last_active_at, 0) as active_at
      from agent_referrals where ${referralConditions(filter)}`
  const { rows } = await pageOf(sql`(${referrals}) as r`, part).execute(db)
  return rows
}

/** The page of referrals that have the columns of its order. Converts only the rows of the page to text, because all rows take long. */
function pageOf(
  referrals: RawBuilder<unknown>,
  { sort, isDescending, limit, offset = 0, after }: ListPart<ReferralSort>,
) {
  const { column, type } = SORT_COLUMNS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined ? sql`true` : sql`(${column}, user_id) ${behind} (${after.value}::${type}, ${after.id}::text)`
  return sql<PageRow>`
    select user_id as "userId", ${column}::text as sorted
    from (
      select user_id, ${column} from ${referrals}
      where ${rest} order by ${column} ${direction}, user_id ${direction} limit ${limit} offset ${offset}
    ) as p order by p.${column} ${direction}, user_id ${direction}`
}

export interface ReferralRow extends Omit<Selectable<AgentReferralsTable>, 'campaignId' | 'boundAt'> {
  loginName: string | null
  status: ReferralStatus
  note: string | null
  tag: string | null
  isAgent: boolean
  /** The share that the code gives to the friend. */
  givesBack: string
  /** Within the days; decimal strings. */
  volume: string
  rebate: string
  netDeposit: string
  lifetimeVolume: string
  cursor: ListCursor
}

/** The referrals of a page in its order, with their sums of the days. */
export async function readReferrals(db: Db, filter: ReferralFilter, page: readonly PageRow[]) {
  if (page.length === 0) return []
  const { campaignId, agentId } = filter
  const userIds = sql`${userIdsOf(page)}::text[]`
  const { rows } = await sql<ReferralRow>`
    with r as materialized (
      select r.*, u.login_name from agent_referrals r left join users u on u.user_id = r.user_id where r.user_id = any(${userIds})
    ), n as materialized (
      select user_id, note, tag from referral_notes where agent_id = ${agentId} and user_id = any(${userIds})
    ), s as materialized (
      select user_id, sum(volume) filter (where ${isBucketWithin(filter)}) as volume,
        sum(rebate) filter (where ${isBucketWithin(filter)}) as rebate,
        sum(deposits - withdrawals) filter (where ${isBucketWithin(filter)}) as net, sum(volume) as lifetime
      from referral_sums where campaign_id = ${campaignId} and agent_id = ${agentId} and user_id = any(${userIds}) group by user_id
    )
    select r.user_id, r.referral_id, r.agent_id, r.code, r.registered_at, r.verified_at, r.first_deposit_at, r.first_trade_at,
      r.last_active_at, r.balance, ${STATUS} as status, r.login_name, nullif(n.note, '') as note, nullif(n.tag, '') as tag,
      exists (select from agents a where a.campaign_id = ${campaignId} and a.user_id = r.user_id) as is_agent,
      trim_scale(coalesce(c.gives_back, 0)) as gives_back, trim_scale(coalesce(s.volume, 0)) as volume,
      trim_scale(coalesce(s.rebate, 0)) as rebate, trim_scale(coalesce(s.net, 0)) as net_deposit,
      trim_scale(coalesce(s.lifetime, 0)) as lifetime_volume,
      json_build_object('value', p.sorted, 'id', p.user_id) as cursor
    from unnest(${userIds}, ${page.map(({ sorted }) => sorted)}::text[])
      with ordinality as p(user_id, sorted, place)
    join r on r.user_id = p.user_id left join n on n.user_id = p.user_id left join agent_codes c on c.code = r.code
    left join s on s.user_id = p.user_id
    order by p.place
  `.execute(db)
  return rows
}

interface Counts {
  total: number
  /** How many referrals have this as their last step. */
  registered: number
  verified: number
  deposited: number
  traded: number
  newInWindow: number
}

/** Within the days; decimal strings in USDT. */
interface Sums {
  volume: string
  rebate: string
  netDeposit: string
}

type ReferralTotals = Counts & Sums

const countsOf = (filter: ReferralFilter) => sql`
  count(*) as total, count(*) filter (where status = 'REGISTERED') as registered, count(*) filter (where status = 'VERIFIED') as verified,
  count(*) filter (where status = 'DEPOSITED') as deposited, count(*) filter (where status = 'TRADED') as traded,
  count(*) filter (where ${isWithin(filter, sql`registered_at`)}) as "newInWindow"`

const ADDED = sql`
  trim_scale(coalesce(sum(volume), 0))::text as volume, trim_scale(coalesce(sum(rebate), 0))::text as rebate,
  trim_scale(coalesce(sum(net), 0))::text as "netDeposit"`

/** The totals of the rows of `withSums`. */
const totalsOf = (filter: ReferralFilter, referrals: RawBuilder<unknown>) =>
  sql<ReferralTotals>`select ${countsOf(filter)}, ${ADDED} from ${referrals}`

/** The only row of an aggregate. */
async function readRow<Row>(db: Db, query: RawBuilder<Row>) {
  const { rows } = await query.execute(db)
  return rows[0] as Row
}

/** The sums over all referrals of a filter without a volume. Reads the sums of single referrals only if it must. */
async function sumReferrals(db: Db, filter: ReferralFilter): Promise<ReferralTotals> {
  const referrals = sql`
    select registered_at, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}`
  const counts = await readRow(db, sql<Counts>`select ${countsOf(filter)} from (${referrals}) as r`)
  return { ...counts, ...(await readSums(db, filter)) }
}

async function readSums(db: Db, filter: ReferralFilter) {
  if (isByPerson(filter)) {
    const sums = sql`select user_id, volume, rebate, deposits - withdrawals as net from ${sumsOfDays(filter)}`
    return readRow(db, sql<Sums>`select ${ADDED} from (${sums}) as s where ${isOfReferrals(filter)}`)
  }
  const { campaignId, agentId, bounds, source, code, found } = filter
  const { netDeposit } = await sumMovements(db, filter)
  const lines = { campaignId, agentId, bounds, source, code, found, settledThrough: null }
  return { ...(await sumAllVolumes(db, lines)), netDeposit }
}

interface SelectedReferrals {
  totals: ReferralTotals
  page: PageRow[]
}

/** The columns that the totals and the page read. The time of the last activity is the only one outside of the agents' index. */
const columnsFor = (sort: ReferralSort) =>
  sql`user_id, registered_at, status, volume, rebate, net${sort === 'lastActiveAt' ? sql`, active_at` : sql``}`

/** The totals of a filter and the referrals of one page. Where both need the sums of single referrals, these are added up once. */
export async function selectReferrals(
  db: Db,
  filter: ReferralFilter,
  part: ListPart<ReferralSort>,
): Promise<SelectedReferrals> {
  if (!isByVolume(filter)) {
    const totals = await sumReferrals(db, filter)
    return { totals, page: (part.offset ?? 0) < totals.total ? await findPage(db, filter, part) : [] }
  }
  const { rows } = await sql<SelectedReferrals>`
    with referrals as materialized (
      select ${columnsFor(part.sort)} from (${withSums(filter, ['volume', 'rebate', 'net'])}) as r
    )
    select (select row_to_json(t) from (${totalsOf(filter, sql`referrals`)}) as t) as totals,
      (select coalesce(json_agg(p), '[]') from (${pageOf(sql`referrals`, part)}) as p) as page
  `.execute(db)
  return rows[0] as SelectedReferrals
}
