'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { REBATE_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { rebateExport, type Rebate, type rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton, withoutPaging } from '../export-button.tsx'
import { rebateQuery } from '../filter/agent-filter.ts'
import { dayOf, listDays } from '../filter/filter-days.ts'
import { useAgentFilter } from '../filter/use-agent-filter.ts'
import { RebateDaysCard, RebateTiles } from '../rebate-figures.tsx'
import { PersonName } from '../referral/person-cell.tsx'
import styles from '../statement/statement.module.css'
import type { TableColumn } from '../table/data-table.tsx'
import { ListPage } from '../table/list-page.tsx'
import { type Campaign, FRESH } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import { RebateArithmetic, RebateReasonNote } from './rebate-arithmetic.tsx'
import { amountsOf, paidFeeOf, sumOf } from './rebate-steps.ts'

type Rebates = CallData<typeof rebateList>

export function RebateLive() {
  const t = useTranslations('agent.rebate')
  const { ltr } = useWords()
  return (
    <AgentPage
      tab="rebate"
      subtitle={({ title, level }) => t('subtitle', { campaign: isolateText(title), level: ltr(level.level) })}
      page={RebatePage}
    />
  )
}

/** Rebates: the filter's figures, its days, its records trade by trade, and monthly statements. */
export function RebatePage({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.rebate')
  const f = useTranslations('agent.filter')
  const { activityId: id } = campaign
  const state = useAgentFilter('rebate', campaign)
  const { days, filter, zones, change } = state
  const { timeZone } = days
  const words = useWords(timeZone)
  const query = rebateQuery(filter, serverNow(), zones)
  const answer = agentApi.endpoints.agentRebates.useQuery({ id, ...query }, FRESH)
  const codes = campaign.codes.filter(({ kind }) => kind === 'OWN')
  const today = dayOf(serverNow(), timeZone)
  const hasToday = days.from <= today && today <= days.to
  return (
    <>
      <ListPage
        state={state}
        answer={answer}
        columns={useRebateColumns(answer.data, timeZone)}
        exportOf={(columns) => (
          <ExportButton
            call={rebateExport}
            input={{ params: { id }, query: { ...withoutPaging(query), columns } }}
            name="rebates"
            days={days}
          />
        )}
        note={
          // The page was opened from one referral; a press shows all of them.
          filter.referral !== undefined && (
            <Notice tone="primary">
              {f('one_referral')}{' '}
              <Button variant="text" size="sm" onClick={() => change({ referral: undefined })}>
                {f('remove')}
              </Button>
            </Notice>
          )
        }
        head={(data) => (
          <>
            <RebateTiles totals={data.totals} asOf={data.asOf} hasToday={hasToday} timeZone={timeZone} />
            <RebateDaysCard days={listDays(days)} rebates={data.days} today={hasToday ? today : null} />
          </>
        )}
        title={t('records')}
        line={({ total }) => t('records_line', words.counted(total))}
        keyOf={({ rebateId }) => rebateId}
        nameOf={({ invitee, at }) => `${invitee}, ${words.dateTime(at)}`}
        noteOf={(row) => row.reasonCode !== null && <RebateReasonNote rebate={row} timeZone={timeZone} />}
        detailsOf={(row) => (
          <RebateArithmetic
            rebate={row}
            timeZone={timeZone}
            givesBack={codes.find(({ vipCode }) => vipCode === row.vipCode)?.givesBack}
          />
        )}
        cardOf={(row) => ({
          name: <PersonName name={row.invitee} referralId={row.referralId} />,
          figure: words.figure(row.rebate),
          line: (
            <>
              {words.product(row.product)}, <bdi dir="ltr">{row.symbol}</bdi>, {words.source(row.source)}
            </>
          ),
          chip: <RebateStatus rebate={row} />,
          more: (
            <>
              {words.dateTime(row.at)}
              <br />
              {row.reverses === null &&
                !isNothing(paidFeeOf(row)) &&
                t('card_fee', { fee: words.amount(paidFeeOf(row)), rate: words.percent(row.rate) })}
            </>
          ),
        })}
      />
      <StatementCard campaign={campaign} />
    </>
  )
}

const StatementPanel = lazyWithRetry(() => import('../statement/statement-panel.tsx').then((m) => m.StatementPanel))

/** Monthly statements, below the records; read when first opened. */
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
function useRebateColumns(
  data: Rebates | undefined,
  timeZone: string,
): TableColumn<Rebate, (typeof REBATE_COLUMNS)[number]>[] {
  const t = useTranslations('agent.rebate')
  const f = useTranslations('agent.filter')
  const words = useWords(timeZone)
  const { totals, items = [] } = data ?? {}
  const sum = (money: SignedMoney | null | undefined) => (money ? words.figure(money) : null)
  const figure = (name: keyof ReturnType<typeof amountsOf>, all: SignedMoney | undefined) => ({
    label: t(name === 'paidFee' ? 'fee' : name),
    isFigure: true,
    cell: (row: Rebate) => words.figure(amountsOf(row)[name]),
    pageSum: sum(sumOf(items, name)),
    allSum: sum(all),
  })
  return [
    {
      key: 'date',
      label: t('date'),
      sort: 'at',
      isDate: true,
      isFixed: true,
      cell: ({ at }) => words.dateTime(at),
      file: ['at', 'rebateId'],
    },
    {
      key: 'invitee',
      label: t('invitee'),
      isFixed: true,
      cell: ({ invitee, referralId }) => <PersonName name={invitee} referralId={referralId} />,
      file: ['referralId', 'invitee'],
    },
    { key: 'source', label: f('source'), cell: ({ source }) => words.source(source), file: ['source'] },
    { key: 'code', label: f('code'), cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi>, file: ['vipCode'] },
    {
      key: 'product',
      label: f('product'),
      cell: ({ product, symbol }) => (
        <>
          {words.product(product)}{' '}
          <Text as="bdi" dir="ltr" tone="tertiary">
            {symbol}
          </Text>
        </>
      ),
      file: ['product', 'symbol'],
    },
    { key: 'volume', ...figure('volume', totals?.volume), sort: 'volume', file: ['volume'] },
    {
      key: 'fee',
      ...figure('paidFee', totals?.bonusFee && paidFeeOf({ fee: totals.fee, bonusFee: totals.bonusFee })),
      sort: 'fee',
      file: ['fee', 'deductions', 'bonusFee', 'paidFee'],
    },
    { key: 'rate', label: t('rate'), isFigure: true, cell: ({ rate }) => words.percent(rate), file: ['rate'] },
    {
      key: 'rebate',
      ...figure('rebate', totals?.rebate),
      sort: 'rebate',
      isFixed: true,
      cell: ({ rebate }) => (
        <Text as="b" weight="strong">
          {words.figure(rebate)}
        </Text>
      ),
      file: ['rebate', 'isCapped', 'reverses'],
    },
    {
      key: 'status',
      label: f('status'),
      cell: (row) => <RebateStatus rebate={row} />,
      file: ['status', 'reasonCode', 'settleDay'],
    },
  ]
}

const TONES = { SETTLED: 'good', PENDING: 'neutral', NONE: 'warning' } as const

/** Whether a rebate is paid; a claw-back says so beside it. */
function RebateStatus({ rebate: { status, reverses } }: { rebate: Rebate }) {
  const t = useTranslations('agent.rebate')
  const words = useWords()
  if (reverses !== null) return <Chip tone="error">{t('claw_back')}</Chip>
  return <Chip tone={TONES[status]}>{words.status('rebate', status)}</Chip>
}
