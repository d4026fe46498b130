import { useState } from 'react'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { Remark, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { rebateExport, type Rebate } from '@fanfare/contract/agent/rebates.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { agentApi } from '#store/api/agent.ts'
import { agentPage, type Campaign, FRESH } from '../agent-page.tsx'
import { ExportButton } from '../export-button.tsx'
import { pagingOf, rebateQuery, useAgentFilter } from '../filter/agent-filter.ts'
import { dayOf, listDays } from '../filter/filter-days.ts'
import { RebateDaysCard, type Rebates, RebateTiles } from '../rebate-figures.tsx'
import { PersonName } from '../referral/person-cell.tsx'
import styles from '../statement/statement.module.css'
import type { TableColumn } from '../table/data-table.tsx'
import { ListPage } from '../table/list-page.tsx'
import { useWords, type Words } from '../use-words.tsx'
import { amountsOf, paidFeeOf, RebateArithmetic, RebateReasonNote } from './rebate-arithmetic.tsx'

const StatementPanel = lazyOpened(async () => (await import('../statement/statement-panel.tsx')).StatementPanel)

export const RebateLive = agentPage('rebate', RebatePage)

/** Rebates: the filter's figures, its days, its records trade by trade, and monthly statements. */
export function RebatePage(campaign: Campaign) {
  const [wasOpened, setOpened] = useState(false)
  const state = useAgentFilter('rebate', campaign)
  const { id, days, filter } = state
  const { timeZone } = days
  const words = useWords(timeZone)
  const { t, amount, counted, dateTime, figure, percent, product, source } = words
  const query = rebateQuery(filter, days)
  const answer = agentApi.useAgentRebatesQuery({ id, ...query, ...pagingOf(filter) }, FRESH)
  const today = dayOf(serverNow(), timeZone)
  const hasToday = days.from <= today && today <= days.to
  return (
    <>
      <ListPage
        state={state}
        answer={answer}
        columns={columnsOf(words, answer.data?.totals)}
        exportOf={(columns) => (
          <ExportButton call={rebateExport} input={{ params: { id }, query: { ...query, columns } }} name="rebates" />
        )}
        head={(data) => (
          <>
            <RebateTiles {...data} hasToday={hasToday} timeZone={timeZone} />
            <RebateDaysCard days={listDays(days)} rebates={data.days} today={today} />
          </>
        )}
        title={t('agent.rebate.records')}
        line={({ total }) => t('agent.rebate.records_line', counted(total))}
        keyOf={({ rebateId }) => rebateId}
        nameOf={({ invitee, at }) => `${invitee}, ${dateTime(at)}`}
        noteOf={(row) => row.reasonCode && <RebateReasonNote rebate={row} timeZone={timeZone} />}
        detailsOf={(row) => (
          <RebateArithmetic
            rebate={row}
            timeZone={timeZone}
            givesBack={campaign.codes.find(({ kind, vipCode }) => kind === 'OWN' && vipCode === row.vipCode)?.givesBack}
          />
        )}
        cardOf={(row, shown) => {
          const { fee } = amountsOf(row)
          return {
            name: <PersonName name={row.invitee} referralId={row.referralId} />,
            figure: figure(shown('rebate', row.rebate)),
            line: (
              <>
                {product(row.product)}, <bdi dir="ltr">{row.symbol}</bdi>, {source(row.source)}
              </>
            ),
            chip: <RebateStatus {...row} />,
            more: (
              <>
                {dateTime(row.at)}
                <br />
                {!isNothing(fee) &&
                  t('agent.rebate.card_fee', { fee: amount(shown('fee', fee)), rate: percent(row.rate) })}
              </>
            ),
          }
        }}
      />
      {/* Monthly statements; read when first opened. */}
      <Card>
        <details className={styles.statement} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
          <summary>
            <h2>{t('agent.statement.title')}</h2>
            <Remark size="small">{t('agent.statement.text')}</Remark>
          </summary>
          {wasOpened && <StatementPanel.Opened {...campaign} />}
        </details>
      </Card>
    </>
  )
}

/** The columns of the rebate records, with their sums where the records are known. */
function columnsOf(
  { dateTime, figure: amountText, percent, product: productText, source: sourceText }: Words,
  totals?: Rebates['totals'],
): TableColumn<Rebate, (typeof REBATE_COLUMNS)[number]>[] {
  const figure = (name: keyof ReturnType<typeof amountsOf>, total: SignedMoney | undefined) => ({
    label: `agent.rebate.${name}` as const,
    amount: (row: Rebate) => amountsOf(row)[name],
    total,
    sort: name,
    name,
  })
  return [
    {
      label: 'agent.rebate.date',
      sort: 'at',
      isDate: true,
      isFixed: true,
      cell: ({ at }) => dateTime(at),
      name: 'at',
      more: ['rebateId'],
    },
    {
      label: 'agent.rebate.invitee',
      isFixed: true,
      cell: ({ invitee, referralId }) => <PersonName name={invitee} referralId={referralId} />,
      name: 'referralId',
      more: ['invitee'],
    },
    { label: 'agent.filter.source', cell: ({ source }) => sourceText(source), name: 'source' },
    { label: 'agent.filter.code', cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi>, name: 'vipCode' },
    {
      label: 'agent.filter.product',
      cell: ({ product, symbol }) => (
        <>
          {productText(product)}{' '}
          <Text as="bdi" dir="ltr" tone="tertiary">
            {symbol}
          </Text>
        </>
      ),
      name: 'product',
      more: ['symbol'],
    },
    figure('volume', totals?.volume),
    {
      ...figure('fee', totals?.bonusFee && paidFeeOf({ fee: totals.fee, bonusFee: totals.bonusFee })),
      more: ['deductions', 'bonusFee', 'paidFee'],
    },
    { label: 'agent.rebate.rate', isFigure: true, cell: ({ rate }) => percent(rate), name: 'rate' },
    {
      ...figure('rebate', totals?.rebate),
      isFixed: true,
      cell: ({ rebate }) => <b>{amountText(rebate)}</b>,
      more: ['isCapped', 'reverses'],
    },
    {
      label: 'agent.filter.status',
      cell: (row) => <RebateStatus {...row} />,
      name: 'status',
      more: ['reasonCode', 'settleDay'],
    },
  ]
}

const TONES = { SETTLED: 'good', PENDING: 'neutral', NONE: 'warning' } as const

/** Whether a rebate is paid; a claw-back, and a line that gives it back, say so beside it. */
function RebateStatus({ status, reverses, rebate }: Rebate) {
  const { t, status: statusText } = useWords()
  if (reverses && rebate.amount.startsWith('-')) return <Chip tone="error">{t('agent.rebate.claw_back')}</Chip>
  if (reverses) return <Chip tone="good">{t('agent.rebate.restored')}</Chip>
  return <Chip tone={TONES[status]}>{statusText('rebate', status)}</Chip>
}
