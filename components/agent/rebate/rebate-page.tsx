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
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import styles from '../statement/statement.module.css'
import type { TableColumn } from '../table/table-column.ts'
import { useColumns, type ColumnChoice } from '../table/use-columns.ts'
import type { Campaign } from '../use-campaign.ts'
import { RebateTable } from './rebate-table.tsx'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { PersonName } from '../referral/person-cell.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import { RebateStatus } from './rebate-status.tsx'
import { amountsOf, paidFeeOf, sumOf } from './rebate-sums.ts'

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

const StatementPanel = lazyWithRetry(() => import('../statement/statement-panel.tsx').then((m) => m.StatementPanel))

/** The statements of months, below the records; read when they are first opened. */
function StatementCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.statement')
  const [wasOpened, setOpened] = useState(false)
  return (
    <Card as="section">
      <details className={styles.statement} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>
          <h2>{t('title')}</h2>
          <Note as="span" size="small">
            {t('text')}
          </Note>
        </summary>
        {wasOpened && <StatementPanel.Part campaign={campaign} />}
      </details>
    </Card>
  )
}

/** The columns of the rebate records, with their sums where the records are known. */
function useRebateColumns(data: CallData<typeof rebateList> | undefined, timeZone: string): TableColumn<Rebate>[] {
  const t = useTranslations('agent.rebate')
  const f = useTranslations('agent.filter')
  const filterWords = useFilterWords()
  const words = useTableWords(timeZone)
  const totals = data?.totals
  const allPaid = totals?.bonusFee && paidFeeOf({ fee: totals.fee, bonusFee: totals.bonusFee })
  const sum = (money: SignedMoney | null | undefined) => (money ? words.figure(money) : null)
  const items = data?.items ?? []
  return [
    { key: 'date', label: t('date'), sort: 'at', isFixed: true, cell: ({ at }) => words.dateTime(at) },
    {
      key: 'invitee',
      label: t('invitee'),
      isFixed: true,
      cell: ({ invitee, referralId }) => <PersonName name={invitee} referralId={referralId} />,
    },
    { key: 'source', label: f('source'), cell: ({ source }) => filterWords.source(source) },
    { key: 'code', label: f('code'), cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi> },
    {
      key: 'product',
      label: f('product'),
      cell: ({ product, symbol }) => (
        <>
          {filterWords.product(product)}{' '}
          <Text as="bdi" dir="ltr" tone="tertiary">
            {symbol}
          </Text>
        </>
      ),
    },
    {
      key: 'volume',
      label: t('volume'),
      isFigure: true,
      sort: 'volume',
      cell: (row) => words.figure(amountsOf(row).volume),
      pageSum: sum(sumOf(items, 'volume')),
      allSum: sum(totals?.volume),
    },
    {
      key: 'fee',
      label: t('fee'),
      isFigure: true,
      sort: 'fee',
      cell: (row) => words.figure(amountsOf(row).paidFee),
      pageSum: sum(sumOf(items, 'paidFee')),
      allSum: sum(allPaid),
    },
    { key: 'rate', label: t('rate'), isFigure: true, cell: ({ rate }) => words.percent(rate) },
    {
      key: 'rebate',
      label: t('rebate'),
      isFigure: true,
      sort: 'rebate',
      isFixed: true,
      cell: (row) => (
        <Text as="b" weight="strong">
          {words.figure(amountsOf(row).rebate)}
        </Text>
      ),
      pageSum: sum(sumOf(items, 'rebate')),
      allSum: sum(totals?.rebate),
    },
    { key: 'status', label: f('status'), cell: (row) => <RebateStatus rebate={row} /> },
  ]
}
