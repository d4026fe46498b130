'use client'

import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Campaign } from '../use-campaign.ts'
import { clearFilter, readFilter, writeFilter, type AgentFilter } from './agent-filter.ts'
import type { Days } from './filter-days.ts'
import { filterDays, type Zones } from './wire-query.ts'

export interface FilterState {
  page: AgentPage
  filter: AgentFilter
  zones: Zones
  days: Days & { timeZone: string }
  campaign: Campaign
  /** Writes the address; the table starts at its first page again unless `patch` names one. */
  change: (patch: Partial<AgentFilter>) => void
  clear: () => void
}

/** The filter in the address of a page of a campaign. */
export function useAgentFilter(page: AgentPage, campaign: Campaign): FilterState {
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
    change: (patch) => write({ ...filter, page: 1, ...patch }),
    clear: () => write(clearFilter(filter)),
  }
}
