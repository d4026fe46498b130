'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { rebateExport, type Rebate, type rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { ExportButton } from '../export/export-button.tsx'
import { REBATE_FILE, fileColumns, fileName, withoutPaging } from '../export/export-columns.ts'
import { dayOf, listDays } from '../filter/filter-days.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { useAgentFilter, type FilterState } from '../filter/use-agent-filter.ts'
import { rebateQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { RebateTiles } from '../overview/rebate-tiles.tsx'
import { RebateDaysCard } from '../rebate-days-card.tsx'
import { StatementCard } from '../statement/statement-card.tsx'
import type { TableColumn } from '../table/table-column.ts'
import { useColumns, type ColumnChoice } from '../table/use-columns.ts'
import type { Campaign } from '../use-campaign.ts'
import { RebateTable } from './rebate-table.tsx'
import { useRebateColumns } from './use-rebate-columns.tsx'

/** Rebates: figures of the filter, its days, its records, and the statements of months. */
export function RebatePage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('rebate', campaign)
  const query = rebateQuery(state.filter, serverNow(), state.zones)
  const answer = agentApi.endpoints.agentRebates.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const columns = useRebateColumns(answer.data, state.days.timeZone)
  const choice = useColumns('rebate', columns)
  return (
    <>
      <FilteredPage
        state={state}
        action={
          <ExportButton
            call={rebateExport}
            input={{
              params: { id: campaign.activityId },
              query: { ...withoutPaging(query), columns: fileColumns(REBATE_FILE, choice.shown) },
            }}
            name={fileName('rebates', state.days)}
          />
        }
        answer={answer}
        note={<OneReferral state={state} />}
      >
        {(data, busy) => <Rebates state={state} data={data} columns={columns} choice={choice} busy={busy} />}
      </FilteredPage>
      <StatementCard campaign={campaign} />
    </>
  )
}

interface RebatesProps {
  state: FilterState
  data: CallData<typeof rebateList>
  columns: readonly TableColumn<Rebate>[]
  choice: ColumnChoice
  /** The data are those of the filter before. */
  busy: boolean
}

function Rebates({ state, data, columns, choice, busy }: RebatesProps) {
  const { days } = state
  const today = dayOf(serverNow(), days.timeZone)
  const hasToday = days.from <= today && today <= days.to
  return (
    <>
      {data.total > 0 && (
        <>
          <RebateTiles totals={data.totals} asOf={data.asOf} hasToday={hasToday} timeZone={days.timeZone} />
          <RebateDaysCard days={listDays(days)} rebates={data.days} today={hasToday ? today : null} />
        </>
      )}
      <RebateTable state={state} data={data} columns={columns} choice={choice} busy={busy} />
    </>
  )
}

/** The page was opened from one referral; a press shows all of them. */
function OneReferral({ state: { filter, change } }: { state: FilterState }) {
  const t = useTranslations('agent.filter')
  if (filter.referral === undefined) return null
  return (
    <Notice tone="primary">
      {t('one_referral')}{' '}
      <Button variant="text" size="sm" onClick={() => change({ referral: undefined })}>
        {t('remove')}
      </Button>
    </Notice>
  )
}
