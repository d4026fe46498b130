import { sql, type RawBuilder } from 'kysely'
import { tolerantSearch } from '../../util/tolerant-search.ts'
import { allOf, query, queryValue, type Db } from '../../db/client.ts'
import type { AgentProduct, AgentSource, RebateStatus } from '@fanfare/contract/agent/agent.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The result of a search: all referrals of these codes, and these referrals. */
interface FoundBySearch {
  codes: readonly string[]
  userIds: readonly string[]
}

/** How many of an agent's newest notes are searched for typos and single words: 3,000 of 140 letters take about 20 ms. @assumed */
const MOST_NOTES = 3000

/** The referrals whose code, tag and note together have the words of the search, except those of codes that are found anyway. */
async function findByWords(db: Db, agentId: string, isFound: (text: string) => boolean) {
  const rows = await query<{ userId: string; code: string; note: string; tag: string }>(db)`
    select n.user_id, r.code, n.note, n.tag from (
      select user_id, note, tag from referral_notes where agent_id = ${agentId} and (note <> '' or tag <> '')
      order by updated_at desc limit ${MOST_NOTES}
    ) as n join agent_referrals r on r.user_id = n.user_id
  `
  return userIdsOf(rows.filter(({ code, note, tag }) => isFound(`${code} ${tag} ${note}`) && !isFound(code)))
}

/**
 * The codes of a branch and the referrals with notes and tags of the agent that have the words of the search, or that whole user id. All
 * notes are searched for the text as it is, in any case; the newest ones also word by word.
 */
export async function findBySearch(
  db: Db,
  { agentId, codes, search }: { agentId: string; codes: readonly string[]; search: string },
) {
  const isFound = tolerantSearch(search)
  const byWords = await findByWords(db, agentId, isFound)
  // strpos compares plain text, so no character of a search is special.
  const userIds = await queryValue<string[]>(db)`
    select array(
      select user_id from referral_notes where agent_id = ${agentId}
        and (strpos(lower(note), lower(${search})) > 0 or strpos(lower(tag), lower(${search})) > 0)
      union select user_id from agent_referrals where user_id = ${search}
      union select unnest(${byWords}::text[])
    ) as user_ids
  `
  return { codes: codes.filter((code) => isFound(code)), userIds }
}

/** The conditions that all lists of an agent share; an absent field is no condition. */
export interface AgentFilter {
  campaignId: string
  agentId: string
  /** Where each day begins and the last one ends, in quarters of an hour since the epoch, ascending. */
  bounds: readonly number[]
  source?: AgentSource | undefined
  /** In upper case. */
  code?: string | undefined
  found?: FoundBySearch | undefined
}

export interface RebateFilter extends AgentFilter {
  /** The last settled day of the agent. */
  settledThrough: string | null
  product?: AgentProduct | undefined
  status?: RebateStatus | undefined
  /** Only the lines of this referral. */
  userId?: string | undefined
  /** Decimal strings, both inclusive. */
  minRebate?: string | undefined
  maxRebate?: string | undefined
}

/** ms of a quarter of an hour. */
const BUCKET_MS = 900_000

type Days = Pick<AgentFilter, 'bounds'>

export const firstBucket = ({ bounds }: Days) => bounds[0] ?? 0
export const endBucket = ({ bounds }: Days) => bounds.at(-1) ?? 0

export const startOf = (days: Days) => firstBucket(days) * BUCKET_MS
export const endOf = (days: Days) => endBucket(days) * BUCKET_MS

/** Selects the same rows as `isBucketWithin`, by a column of instants. */
export const isWithin = (days: Days, column: RawBuilder<unknown>) =>
  sql`${column} >= ${startOf(days)}::bigint and ${column} < ${endOf(days)}::bigint`

const isBetween = (from: number, until: number) => sql`bucket >= ${from}::integer and bucket < ${until}::integer`

export const isBucketWithin = (days: Days) => isBetween(firstBucket(days), endBucket(days))

/** The position of the day of a bucket, from 1. */
export const dayOf = ({ bounds }: Days, bucket: RawBuilder<unknown>) =>
  sql<number>`width_bucket(${bucket}, ${bounds}::integer[])`

/** A single kind of condition where it suffices, because only that can use an index. */
export function isFound({ codes, userIds }: FoundBySearch) {
  const byCode = sql`code = any(${codes}::text[])`
  const byUser = sql`user_id = any(${userIds}::text[])`
  if (userIds.length === 0) return byCode
  return codes.length === 0 ? byUser : sql`(${byCode} or ${byUser})`
}

function hasStatus(status: RebateStatus, through: string | null, paying: RawBuilder<unknown>) {
  if (status === 'NONE') return sql`not ${paying}`
  return sql`${paying} and settle_day ${status === 'SETTLED' ? sql`<=` : sql`>`} ${through ?? ''}`
}

const conditionsOf = (
  { campaignId, agentId, source, code, found, product, status, settledThrough }: RebateFilter,
  paying: RawBuilder<unknown>,
) => [
  sql`campaign_id = ${campaignId} and agent_id = ${agentId}`,
  source && sql`source = ${source}`,
  code !== undefined && sql`code = ${code}`,
  found && isFound(found),
  product && sql`product = ${product}`,
  status && hasStatus(status, settledThrough, paying),
]

/** The lines of a filter. `time` replaces the condition on their instants. */
export const lineConditions = (filter: RebateFilter, time = isWithin(filter, sql`at`)) =>
  allOf([
    ...conditionsOf(filter, sql`(rebate <> 0)`),
    time,
    filter.userId !== undefined && sql`user_id = ${filter.userId}`,
    filter.minRebate && sql`rebate >= ${filter.minRebate}::numeric`,
    filter.maxRebate && sql`rebate <= ${filter.maxRebate}::numeric`,
  ])

/** The sums of lines have neither users nor single amounts. */
const needsLines = ({ found, userId, minRebate, maxRebate }: RebateFilter) =>
  (found?.userIds.length ?? 0) > 0 || userId !== undefined || minRebate !== undefined || maxRebate !== undefined

const FACTS = sql`source, code, product, symbol, settle_day, paying, lines, volume, fee, deducted, rebate`

const linesOf = (filter: RebateFilter) => sql`
  select (at / ${BUCKET_MS})::integer as bucket, source, code, product, symbol, settle_day, rebate <> 0 as paying, 1 as lines,
    volume, fee, deducted, rebate
  from rebate_lines where ${lineConditions(filter)}`

const sumConditions = (filter: RebateFilter) => allOf(conditionsOf(filter, sql`paying`))

/** The facts of a filter by quarter of an hour, which add up to the days of any time zone. */
const factsByTime = (filter: RebateFilter) =>
  needsLines(filter)
    ? linesOf(filter)
    : sql`select bucket, ${FACTS} from rebate_sums where ${sumConditions(filter)} and ${isBucketWithin(filter)}`

/** Whether `rebate_quarters` has a column for each condition. */
const fitsQuarters = ({ code, found, status }: RebateFilter) =>
  [code, found, status].every((condition) => condition === undefined)

/** Volume and rebate of a filter by their quarter of an hour and source, each pair once. */
export function sumsByTime(filter: RebateFilter) {
  if (!needsLines(filter) && fitsQuarters(filter))
    return sql`
      select bucket, source, volume, rebate from rebate_quarters
      where ${sumConditions({ ...filter, product: undefined })} and product = ${filter.product ?? 'ALL'} and ${isBucketWithin(filter)}`
  return sql`
    select bucket, source, sum(volume) as volume, sum(rebate) as rebate from (${factsByTime(filter)}) as f group by bucket, source`
}

/** Quarters of an hour of a day of UTC. */
const BUCKETS_OF_DAY = 96

/** The facts of a filter to be added up over all its days: whole days of UTC, and quarters of an hour before and after them. */
export function factsOf(filter: RebateFilter) {
  if (needsLines(filter)) return linesOf(filter)
  const [first, last] = [firstBucket(filter), endBucket(filter)]
  const firstDay = Math.ceil(first / BUCKETS_OF_DAY)
  const endDay = Math.max(firstDay, Math.floor(last / BUCKETS_OF_DAY))
  const ofBuckets = (from: number, until: number) =>
    sql`select ${FACTS} from rebate_sums where ${sumConditions(filter)} and ${isBetween(from, until)}`
  return sql`
    select ${FACTS} from rebate_days where ${sumConditions(filter)} and day >= ${firstDay}::integer and day < ${endDay}::integer
    union all ${ofBuckets(first, Math.min(last, firstDay * BUCKETS_OF_DAY))}
    union all ${ofBuckets(Math.max(first, endDay * BUCKETS_OF_DAY), last)}`
}

/**
 * Parts of a `with`: `facts`, to be added up over all days, and `times`, volume and rebate by quarter of an hour and source. If the filter
 * needs lines, they are read once for both, and only from an index.
 */
export const factsAndTimes = (filter: RebateFilter) =>
  needsLines(filter)
    ? sql`
    facts as materialized (
      select bucket, source, settle_day, paying, lines, volume, fee, deducted, rebate from (${linesOf(filter)}) as l
    ),
    times as (select bucket, source, sum(volume) as volume, sum(rebate) as rebate from facts group by bucket, source)`
    : sql`facts as (${factsOf(filter)}), times as (${sumsByTime(filter)})`
