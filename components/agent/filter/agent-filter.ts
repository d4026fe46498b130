import Big from 'big.js'
import * as z from 'zod/mini'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { serverNow } from '#lib/http/clock.ts'
import {
  AGENT_PRODUCTS,
  AGENT_SOURCES,
  REBATE_STATUSES,
  REFERRAL_STATUSES,
  agentProductSchema,
  agentSourceSchema,
  daySchema,
  timeZoneSchema,
} from '@fanfare/contract/agent/agent.ts'
import { REBATE_SORTS, type Rebate } from '@fanfare/contract/agent/rebates.ts'
import { REFERRAL_SORTS, type Referral } from '@fanfare/contract/agent/referrals.ts'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import { idSchema, vipCodeSchema } from '@fanfare/contract/identifiers.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { isZone } from '@fanfare/kernel/time/zoned-time.ts'
import type { Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import type { Choice } from './controls.tsx'
import { DEFAULT_PERIOD, type Days, PERIODS, isRange, isRealDay, periodDays } from './filter-days.ts'

/** Treats a bad value in an address as absent. */
const lax = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const realDaySchema = daySchema.check(z.refine(isRealDay))
/** An amount as a reader writes it in an address; the wire has up to 18 decimals. */
export const limitSchema = amountSchema.check(z.maxLength(24))

const filterSchema = z.object({
  period: z.catch(z.enum(PERIODS), DEFAULT_PERIOD),
  from: lax(realDaySchema),
  to: lax(realDaySchema),
  /** `mine`, `campaign` or an IANA name. */
  zone: z.catch(
    timeZoneSchema.check(z.refine((zone) => zone === 'mine' || zone === 'campaign' || isZone(zone))),
    'mine',
  ),
  product: lax(agentProductSchema),
  source: lax(agentSourceSchema),
  code: lax(vipCodeSchema),
  status: lax(z.string()),
  verified: lax(z.enum(['yes', 'no'])),
  registered: lax(z.literal('window')),
  min: lax(limitSchema),
  max: lax(limitSchema),
  search: lax(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
  referral: lax(idSchema),
  sort: lax(z.string()),
  /** From 1. */
  page: z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)), 1),
})

/** The filter of a page of an agent, as its address has it. An absent value does not filter. */
export type AgentFilter = z.infer<typeof filterSchema>
type FilterField = keyof AgentFilter

interface PageFields {
  fields: readonly FilterField[]
  statuses: readonly string[]
  /** Names of fields, and the default order. */
  sorts: readonly string[]
  sort: string
}

const DAYS = ['period', 'from', 'to', 'zone'] as const

/** Each page's fields in the order of its address, with the values of two of them. */
export const PAGE_FIELDS: Record<AgentPage, PageFields> = {
  rebate: {
    fields: [...DAYS, 'product', 'source', 'code', 'status', 'min', 'max', 'search', 'referral', 'sort', 'page'],
    statuses: REBATE_STATUSES,
    sorts: REBATE_SORTS,
    sort: '-at',
  },
  referral: {
    fields: [...DAYS, 'registered', 'source', 'code', 'status', 'verified', 'min', 'max', 'search', 'sort', 'page'],
    statuses: REFERRAL_STATUSES,
    sorts: REFERRAL_SORTS,
    sort: '-lastActiveAt',
  },
  performance: { fields: [...DAYS, 'product', 'source', 'code'], statuses: [], sorts: [], sort: '' },
}

export const EMPTY_FILTER = filterSchema.parse({})

/** Reads an address: a bad value, or one that the page does not have, counts as absent. */
export function readFilter(page: AgentPage, query: URLSearchParams) {
  const { fields, statuses, sorts, sort: usual } = PAGE_FIELDS[page]
  const given = Object.fromEntries([...query].filter(([name]) => fields.includes(name as FilterField)))
  const filter = filterSchema.parse(given)
  filter.status = statuses.find((status) => status === filter.status)
  filter.sort = sorts.flatMap((name) => [name, `-${name}`]).find((sort) => sort === filter.sort && sort !== usual)
  if (filter.min && filter.max && new Big(filter.min).gt(filter.max)) {
    filter.min = undefined
    filter.max = undefined
  }
  if (filter.period === 'custom' && !isRange(filter)) filter.period = DEFAULT_PERIOD
  if (filter.period !== 'custom') {
    filter.from = undefined
    filter.to = undefined
  }
  return filter
}

/** The query of an address, without the question mark; defaults are left out. */
export function writeFilter(page: AgentPage, filter: AgentFilter) {
  const query = new URLSearchParams()
  for (const name of PAGE_FIELDS[page].fields) {
    const value = filter[name]
    if (value !== EMPTY_FILTER[name]) query.set(name, String(value))
  }
  return query.toString()
}

/** A saved view has everything but the page of the table. */
export const viewQuery = (page: AgentPage, filter: AgentFilter) => writeFilter(page, { ...filter, page: 1 })

/** Without any narrowing, but with the chosen zone and order. */
export const clearFilter = ({ zone, sort }: AgentFilter) => ({ ...EMPTY_FILTER, zone, sort })

/** Days, and the IANA zone in which they begin. */
export type ZonedDays = Days & { timeZone: string }

/** The days of a filter in its zone, at `now` (ms since the epoch). `zones`: the reader's and that of the campaign's days, IANA names. */
export function filterDays(filter: AgentFilter, now: number, zones: Record<'mine' | 'campaign', string>) {
  const { period, zone, from = '', to = '' } = filter
  const timeZone = zone === 'mine' || zone === 'campaign' ? zones[zone] : zone
  return { ...(period === 'custom' ? { from, to } : periodDays(period, now, timeZone)), timeZone }
}

/** The page of the table; a file has no pages. */
export const pagingOf = (filter: AgentFilter) => ({ pageIndex: filter.page - 1, pageSize: PAGE_SIZE_DEFAULT })

/** An absent field is no part of an entry's key in the store's cache, so equal filters are one entry. */
export const performanceQuery = ({ source, code, product }: Partial<AgentFilter>, days: ZonedDays) => ({
  ...days,
  source,
  vipCode: code,
  product,
})

export const rebateQuery = (
  { sort = PAGE_FIELDS.rebate.sort, search, status, referral, min, max, ...filter }: AgentFilter,
  days: ZonedDays,
) => ({
  ...performanceQuery(filter, days),
  sort,
  search,
  status: status as Rebate['status'] | undefined,
  referralId: referral,
  minRebate: min,
  maxRebate: max,
})

export const referralQuery = (
  { sort = PAGE_FIELDS.referral.sort, search, registered, status, verified, min, max, ...filter }: AgentFilter,
  days: ZonedDays,
) => ({
  ...performanceQuery(filter, days),
  sort,
  search,
  registered: registered ?? ('any' as const),
  status: status as Referral['status'] | undefined,
  verified,
  minVolume: min,
  maxVolume: max,
})

export type FilterState = ReturnType<typeof useAgentFilter>

/** The filter in the address of a page of a campaign. */
export function useAgentFilter(page: AgentPage, campaign: Campaign) {
  const { query, push } = useUrlQuery()
  const zones = { mine: useMyZone(), campaign: campaign.timeZone }
  const filter = readFilter(page, query)
  const write = (next: AgentFilter) => push(`?${writeFilter(page, next)}`)
  return {
    /** Of the campaign. */
    id: campaign.activityId,
    page,
    filter,
    zones,
    days: filterDays(filter, serverNow(), zones),
    campaign,
    /** The table starts at its first page again unless `patch` names one. */
    change: (patch: Partial<AgentFilter>) => write({ ...filter, page: 1, ...patch }),
    /** `change` with one value as the address has it; an empty one does not filter. */
    choose: (field: ChoiceField, value: string) => {
      const next = new URLSearchParams(viewQuery(page, filter))
      next.set(field, value)
      write(readFilter(page, next))
    },
    clear: () => write(clearFilter(filter)),
  }
}

type ChoiceField = 'registered' | 'product' | 'source' | 'code' | 'status' | 'verified'

/** The filters of a page with a list of values, in the order of its address. An empty value is all. */
export function useChoices({ page, filter, campaign }: FilterState) {
  const { t, product, source, status } = useWords()
  const { fields, statuses } = PAGE_FIELDS[page]
  const lists: [ChoiceField, Choice[]][] = [
    ['registered', [['window', t('agent.filter.registered_window')]]],
    ['product', AGENT_PRODUCTS.map((value) => [value, product(value)])],
    ['source', AGENT_SOURCES.map((value) => [value, source(value)])],
    ['code', campaign.codes.map(({ vipCode }) => [vipCode, vipCode])],
    ['status', statuses.map((value) => [value, status(page, value)])],
    [
      'verified',
      [
        ['yes', t('agent.filter.verified_yes')],
        ['no', t('agent.filter.verified_no')],
      ],
    ],
  ]
  return lists
    .filter(([field]) => fields.includes(field))
    .map(([field, list]) => {
      const value = filter[field] ?? ''
      const all: Choice = ['', t(field === 'registered' ? 'agent.filter.registered_any' : 'agent.filter.all')]
      // A value of the address that the list does not have, such as a sub-agent's code.
      const other: Choice[] = !value || list.some(([one]) => one === value) ? [] : [[value, value]]
      return { field, label: t(`agent.filter.${field}`), value, choices: [all, ...list, ...other] }
    })
}

/** The filter in words, for paper and for a table without rows. */
export function useFilterList(state: FilterState) {
  const { t, amounts, days: daysText, zone } = useWords()
  const choices = useChoices(state)
  const { page, filter, days } = state
  const { period, min, max, search, referral } = filter
  const named = (name: string, value = '') => t('agent.filter.value', { name, value })
  const texts = [
    ...choices.map(
      ({ label, value, choices: list }) => value && named(label, list.find(([one]) => one === value)?.[1]),
    ),
    (min ?? max) &&
      named(t(page === 'referral' ? 'agent.filter.amount_volume' : 'agent.filter.amount_rebate'), amounts(min, max)),
    search && t('agent.filter.search_words', { words: search }),
    referral && t('agent.filter.one_referral'),
  ].filter((text) => !!text)
  return {
    dates: daysText(days),
    zone: named(t('agent.filter.zone'), zone(days.timeZone)),
    texts,
    /** How many narrow the rows. The zone and the default days do not. */
    count: texts.length + Number(period !== DEFAULT_PERIOD),
  }
}
