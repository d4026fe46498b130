'use client'

import type { ReactNode } from 'react'
import { performanceExport, type ExportTable, type performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import grid from '../agent-grid.module.css'
import { ExportButton } from '../export/export-button.tsx'
import { fileName, withoutPaging } from '../export/export-columns.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { useAgentFilter, type FilterState } from '../filter/use-agent-filter.ts'
import { performanceQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { FunnelCard } from '../funnel-card.tsx'
import { TargetsCard } from '../target/targets-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { CodesTable } from './codes-table.tsx'
import { DaysCard } from './days-card.tsx'
import styles from './performance-page.module.css'
import { PerformanceTiles } from './performance-tiles.tsx'
import { ProductCard } from './product-card.tsx'
import { SymbolsCard } from './symbols-card.tsx'
import { TreeCard } from './tree-card.tsx'

/** The agent's targets of the month, and how the campaign goes in the days of the filter. */
export function PerformancePage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('performance', campaign)
  const query = performanceQuery(state.filter, serverNow(), state.zones)
  const { sort: _always, ...filter } = withoutPaging(query)
  const answer = agentApi.endpoints.agentPerformance.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const exportOf = (table?: ExportTable) => (
    <ExportButton
      call={performanceExport}
      input={{ params: { id: campaign.activityId }, query: { ...filter, ...(table && { table }) } }}
      name={fileName(table === undefined ? 'performance' : `performance-${table}`, state.days)}
    />
  )
  return (
    <>
      <TargetsCard campaign={campaign} />
      <FilteredPage state={state} action={exportOf()} answer={answer}>
        {(data, busy) => <Parts data={data} days={state.days} busy={busy} exportOf={exportOf} />}
      </FilteredPage>
    </>
  )
}

interface PartsProps {
  data: CallData<typeof performance>
  days: FilterState['days']
  /** The data are those of the filter before. */
  busy: boolean
  /** The button that saves a table. */
  exportOf: (table: ExportTable) => ReactNode
}

function Parts({ data, days, busy, exportOf }: PartsProps) {
  return (
    <div className={styles.parts} aria-busy={busy || undefined}>
      <div className={styles.tiles}>
        <PerformanceTiles totals={data.totals} previous={data.previous} days={days} />
      </div>
      <DaysCard data={data} days={days} />
      <div className={styles.halves}>
        <FunnelCard totals={data.totals} />
        <ProductCard data={data} action={exportOf('products')} />
      </div>
      <CodesTable data={data} action={exportOf('codes')} />
      <div className={grid.columns}>
        <TreeCard tree={data.tree} action={exportOf('branch')} />
        <SymbolsCard data={data} action={exportOf('symbols')} />
      </div>
    </div>
  )
}
