import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { serverNow } from '#lib/http/clock.ts'
import { AGENT_PRODUCTS, AGENT_SOURCES } from '@fanfare/contract/agent/agent.ts'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import type { Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import {
  type AgentFilter,
  clearFilter,
  EMPTY_FILTER,
  filterDays,
  PAGE_FIELDS,
  readFilter,
  writeFilter,
  viewQuery,
} from './agent-filter.ts'
import type { Choice } from './controls.tsx'
import { DEFAULT_PERIOD } from './filter-days.ts'

export type FilterState = ReturnType<typeof useAgentFilter>

/** The filter in the address of a page of a campaign. */
export function useAgentFilter(page: AgentPage, campaign: Campaign) {
  const { query, push } = useUrlQuery()
  const zones = { mine: useMyZone(), campaign: campaign.timeZone }
  const filter = readFilter(page, query)
  const write = (next: AgentFilter) => push(`?${writeFilter(page, next)}`)
  return {
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
    ['verified', (['yes', 'no'] as const).map((value) => [value, t(`agent.filter.verified_${value}`)])],
  ]
  return lists
    .filter(([field]) => fields.includes(field))
    .map(([field, list]) => {
      const chosen = filter[field]
      const value = chosen && chosen !== EMPTY_FILTER[field] ? chosen : ''
      const all: Choice = ['', t(field === 'registered' ? 'agent.filter.registered_any' : 'agent.filter.all')]
      // A value of the address that the list does not have, such as a sub-agent's code.
      const other: Choice[] = value === '' || list.some(([one]) => one === value) ? [] : [[value, value]]
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
  // The zone and the default days do not narrow the rows.
  const list = [
    { field: 'period', text: daysText(days), narrows: period !== DEFAULT_PERIOD },
    { field: 'zone', text: named(t('agent.filter.zone'), zone(days.timeZone)) },
    ...choices.map(({ field, label, value, choices: list }) => ({
      field,
      text: named(label, list.find(([one]) => one === value)?.[1]),
      narrows: value,
    })),
    {
      field: 'min',
      text: named(
        t(page === 'referral' ? 'agent.filter.amount_volume' : 'agent.filter.amount_rebate'),
        amounts(min, max),
      ),
      narrows: min ?? max,
    },
    { field: 'search', text: t('agent.filter.search_words', { words: search ?? '' }), narrows: search },
    { field: 'referral', text: t('agent.filter.one_referral'), narrows: referral },
  ]
  return {
    list: list.filter(({ field, narrows }) => narrows || field === 'period' || field === 'zone'),
    /** How many narrow the rows. */
    count: list.filter(({ narrows }) => narrows).length,
  }
}
