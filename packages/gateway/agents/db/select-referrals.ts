import { sql, type RawBuilder } from 'kysely'
import type { ListPart } from './agent-rebates.ts'
import { isByVolume, withSums, type ReferralFilter } from './agent-referral-filter.ts'
import { findPage, pageOf, type PageRow, type ReferralSort } from './agent-referral-page.ts'
import { sumReferrals, totalsOf, type ReferralTotals } from './agent-referral-totals.ts'
import type { Db } from '../../db/client.ts'

export interface SelectedReferrals {
  totals: ReferralTotals
  page: PageRow[]
}

/** The columns that the totals and the page read. The time of the last activity is the only one outside of the agents' index. */
const columnsFor = (sort: ReferralSort): RawBuilder<unknown> =>
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
