import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { PAGE_FIELDS, type AgentFilter } from './agent-filter.ts'
import { periodDays, type Days } from './filter-days.ts'

type RebateQuery = NonNullable<CallInput<typeof rebateList>['query']>
type ReferralQuery = NonNullable<CallInput<typeof referralList>['query']>
type PerformanceQuery = NonNullable<CallInput<typeof performance>['query']>

/** The reader's zone and that of the campaign's days, both IANA names. */
export interface Zones {
  mine: string
  campaign: string
}

/** The days of a filter in its zone, at `now` (ms since the epoch). */
export function filterDays(filter: AgentFilter, now: number, zones: Zones): Days & { timeZone: string } {
  const { period, zone, from = '', to = '' } = filter
  const timeZone = zone === 'mine' || zone === 'campaign' ? zones[zone] : zone
  return { ...(period === 'custom' ? { from, to } : periodDays(period, now, timeZone)), timeZone }
}

/** Absent fields are left out, so that equal filters are one entry of the store's cache. */
const compact = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

const common = (filter: AgentFilter, now: number, zones: Zones) => ({
  ...filterDays(filter, now, zones),
  source: filter.source,
  vipCode: filter.code,
})

const paged = (filter: AgentFilter, defaultSort: string | undefined) => ({
  pageIndex: filter.page - 1,
  pageSize: PAGE_SIZE_DEFAULT,
  sort: filter.sort ?? defaultSort,
  search: filter.search,
})

export const rebateQuery = (filter: AgentFilter, now: number, zones: Zones): RebateQuery =>
  compact({
    ...common(filter, now, zones),
    ...paged(filter, PAGE_FIELDS.rebate.sorts[0]),
    product: filter.product,
    status: filter.status as RebateQuery['status'],
    referralId: filter.referral,
    minRebate: filter.min,
    maxRebate: filter.max,
  })

export const referralQuery = (filter: AgentFilter, now: number, zones: Zones): ReferralQuery =>
  compact({
    ...common(filter, now, zones),
    ...paged(filter, PAGE_FIELDS.referral.sorts[0]),
    registered: filter.registered,
    status: filter.status as ReferralQuery['status'],
    verified: filter.verified,
    minVolume: filter.min,
    maxVolume: filter.max,
  })

/** Every day is one row, so one page has all of them. */
export const performanceQuery = (filter: AgentFilter, now: number, zones: Zones): PerformanceQuery =>
  compact({ ...common(filter, now, zones), product: filter.product, pageIndex: 0, pageSize: 366, sort: 'day' })
