import { sql, type RawBuilder } from 'kysely'
import type { ListPart } from './agent-rebates.ts'
import {
  isByVolume,
  isWholeBranch,
  referralConditions,
  sumsOfUsers,
  withSums,
  type ReferralFilter,
  type Sum,
} from './agent-referral-filter.ts'
import type { Db } from '../../db/client.ts'

const SORT_COLUMNS = {
  registeredAt: { column: sql`registered_at`, type: sql`bigint`, sum: null },
  lastActiveAt: { column: sql`active_at`, type: sql`bigint`, sum: null },
  volume: { column: sql`volume`, type: sql`numeric`, sum: 'volume' },
  netDeposit: { column: sql`net`, type: sql`numeric`, sum: 'net' },
} as const satisfies Record<string, { sum: Sum | null } & Record<'column' | 'type', unknown>>
export type ReferralSort = keyof typeof SORT_COLUMNS

/** A referral of a page, and the value that it is sorted by. */
export interface PageRow {
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

/**
 * The page of the largest sums from the sums alone, which do not have referrals without any; null where such a referral may belong to
 * the page.
 */
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

/** Without the sums of all referrals, unless the order or the filter needs them. */
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

/** The page of referrals that have the columns of its order. Only what is on the page becomes text: of all rows that takes long. */
export function pageOf(
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
