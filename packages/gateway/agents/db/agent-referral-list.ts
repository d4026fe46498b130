import { sql, type RawBuilder } from 'kysely'
import { placesOf, type ListCursor, type ListPart } from './list-places.ts'
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
import { query, queryRow, sumsOf, type Db, type Row } from '../../db/client.ts'
import { isBucketWithin, isWithin } from './agent-facts.ts'
import { sumMovements, sumAllVolumes } from './agent-performance.ts'

const SORT_COLUMNS = {
  registeredAt: { column: sql`registered_at`, type: sql`bigint`, sum: null },
  lastActiveAt: { column: sql`active_at`, type: sql`bigint`, sum: null },
  volume: { column: sql`volume`, type: sql`numeric`, sum: 'volume' },
  netDeposit: { column: sql`net`, type: sql`numeric`, sum: 'net' },
} as const satisfies Record<string, { sum: Sum | null } & Record<'column' | 'type', unknown>>
export type ReferralSort = keyof typeof SORT_COLUMNS

/** Whether a list needs the sums of single referrals for its filter or order. */
export const needsSums = (filter: ReferralFilter, { sort }: Pick<ListPart<ReferralSort>, 'sort'>) =>
  isByVolume(filter) || SORT_COLUMNS[sort].sum !== null

const placesFrom = (referrals: RawBuilder<unknown>, part: ListPart<ReferralSort>) =>
  placesOf(referrals, { column: sql`user_id`, type: sql`text` }, SORT_COLUMNS[part.sort], part)

/** The places of a page; their ids are those of users. */
export async function findPage(db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) {
  return (await findLargest(db, filter, part)) ?? findAmongAll(db, filter, part)
}

/** The page of the largest sums, from the sums alone. They lack referrals without sums: null when one may belong to the page. */
async function findLargest(db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) {
  const { column, sum } = SORT_COLUMNS[part.sort]
  if (sum === null || !part.isDescending || part.after !== undefined || isByVolume(filter) || !isWholeBranch(filter))
    return null
  const sums = sql`(select * from (${sumsOfUsers(filter, [sum])}) as u where ${column} > 0) as s`
  const places = await query<ListCursor>(db)`${placesFrom(sums, part)}`
  return places.length === part.limit ? places : null
}

/** Reads the sums of all referrals only if the order or the filter needs them. */
function findAmongAll(db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) {
  const { sum } = SORT_COLUMNS[part.sort]
  const sums = new Set<Sum>([...(isByVolume(filter) ? (['volume'] as const) : []), ...(sum === null ? [] : [sum])])
  const referrals =
    sums.size > 0
      ? withSums(filter, [...sums])
      : sql`
      select user_id, registered_at, coalesce(last_active_at, 0) as active_at
      from agent_referrals where ${referralConditions(filter)}`
  return query<ListCursor>(db)`${placesFrom(sql`(${referrals}) as r`, part)}`
}

export interface ReferralRow extends Omit<Row<'agentReferrals'>, 'campaignId' | 'boundAt'> {
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
}

/** The referrals of a page in its order, with their sums of the days. */
export async function readReferrals(db: Db, filter: ReferralFilter, page: readonly ListCursor[]) {
  if (page.length === 0) return []
  const { campaignId, agentId } = filter
  const userIds = sql`${page.map(({ id }) => id)}::text[]`
  return query<ReferralRow>(db)`
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
      trim_scale(coalesce(s.lifetime, 0)) as lifetime_volume
    from unnest(${userIds}) with ordinality as p(user_id, place)
    join r on r.user_id = p.user_id left join n on n.user_id = p.user_id left join agent_codes c on c.code = r.code
    left join s on s.user_id = p.user_id
    order by p.place
  `
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

const countsOf = (filter: ReferralFilter) => sql`
  count(*) as total, count(*) filter (where status = 'REGISTERED') as registered, count(*) filter (where status = 'VERIFIED') as verified,
  count(*) filter (where status = 'DEPOSITED') as deposited, count(*) filter (where status = 'TRADED') as traded,
  count(*) filter (where ${isWithin(filter, sql`registered_at`)}) as "newInWindow"`

const ADDED = sql`${sumsOf('volume', 'rebate')}, trim_scale(coalesce(sum(net), 0))::text as "netDeposit"`

/** The sums over all referrals of a filter without a volume. Reads the sums of single referrals only if it must. */
async function sumReferrals(db: Db, filter: ReferralFilter) {
  const counts = await queryRow<Counts>(db)`
    select ${countsOf(filter)} from (
      select registered_at, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}
    ) as r`
  return { ...counts, ...(await readSums(db, filter)) }
}

async function readSums(db: Db, filter: ReferralFilter) {
  if (isByPerson(filter))
    return queryRow<Sums>(db)`
      select ${ADDED} from (
        select user_id, volume, rebate, deposits - withdrawals as net from ${sumsOfDays(filter)}
      ) as s where ${isOfReferrals(filter)}`
  const { netDeposit } = await sumMovements(db, filter)
  const { campaignId, agentId, bounds, source, code, found } = filter
  const lines = { campaignId, agentId, bounds, source, code, found, settledThrough: null }
  return { ...(await sumAllVolumes(db, lines)), netDeposit }
}

interface SelectedReferrals {
  totals: Counts & Sums
  page: ListCursor[]
}

/** The columns that the totals and the page read. The time of the last activity is the only one outside of the agents' index. */
const columnsFor = (sort: ReferralSort) =>
  sql`user_id, registered_at, status, volume, rebate, net${sort === 'lastActiveAt' ? sql`, active_at` : sql``}`

/** The totals of a filter and the places of one page. Where both need the sums of single referrals, these are added up once. */
export async function selectReferrals(
  db: Db,
  filter: ReferralFilter,
  part: ListPart<ReferralSort>,
): Promise<SelectedReferrals> {
  if (!isByVolume(filter)) {
    const totals = await sumReferrals(db, filter)
    return { totals, page: (part.offset ?? 0) < totals.total ? await findPage(db, filter, part) : [] }
  }
  return queryRow<SelectedReferrals>(db)`
    with referrals as materialized (
      select ${columnsFor(part.sort)} from (${withSums(filter, ['volume', 'rebate', 'net'])}) as r
    )
    select (select row_to_json(t) from (select ${countsOf(filter)}, ${ADDED} from referrals) as t) as totals,
      (select coalesce(json_agg(p), '[]') from (${placesFrom(sql`referrals`, part)}) as p) as page
  `
}
