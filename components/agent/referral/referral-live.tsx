'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { Grid, Note, Row } from '#components/ui/layout/layout.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { referralExport, type Referral, type referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr, isolateText } from '@fanfare/languages/bidi.ts'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { REFERRAL_FILE, fileColumns, fileName, withoutPaging } from '../export/export-columns.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { type FilterState, useAgentFilter } from '../filter/use-agent-filter.ts'
import { referralQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { type ColumnChoice, useColumns } from '../table/use-columns.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import type { Campaign } from '../use-campaign.ts'
import styles from './referral-live.module.css'
import { REFERRAL_STAGES, peopleOf } from './referral-stages.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { RowCard } from '../table/card-list.tsx'
import { RowsCard } from '../table/rows-card.tsx'
import type { TableColumn } from '../table/table-column.ts'
import { PersonCell } from './person-cell.tsx'
import { ReferralDetails } from './referral-details.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { sumMoney } from '#lib/agent/sum-money.ts'
import { NoneText } from '../table/none-text.tsx'

export function ReferralLive() {
  const t = useTranslations('agent.referral')
  return (
    <AgentPage tab="referral" subtitle={({ title }) => t('subtitle', { campaign: isolateText(title) })}>
      {(campaign) => <ReferralPage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}

/** Referrals: how far the people of the filter came, and each of them. */
export function ReferralPage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('referral', campaign)
  const query = referralQuery(state.filter, serverNow(), state.zones)
  const answer = agentApi.endpoints.agentReferrals.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const columns = useReferralColumns(answer.data, state.days.timeZone)
  const choice = useColumns('referral', columns)
  return (
    <FilteredPage
      state={state}
      action={
        <ExportButton
          call={referralExport}
          input={{
            params: { id: campaign.activityId },
            query: { ...withoutPaging(query), columns: fileColumns(REFERRAL_FILE, choice.shown) },
          }}
          name={fileName('referrals', state.days)}
        />
      }
      answer={answer}
    >
      {(data, busy) => (
        <>
          {data.total > 0 && <ReferralProgress totals={data.totals} timeZone={state.days.timeZone} />}
          <ReferralTable state={state} data={data} columns={columns} choice={choice} busy={busy} />
        </>
      )}
    </FilteredPage>
  )
}

interface ReferralProgressProps {
  totals: CallData<typeof referralList>['totals']
  timeZone: string
}

/** One bar of all people of the filter, by how far they came. */
function ReferralProgress({ totals, timeZone }: ReferralProgressProps) {
  const t = useTranslations('agent.referral')
  const words = useTableWords(timeZone)
  const all = peopleOf(totals)
  const { newInWindow } = totals
  const stages = REFERRAL_STAGES.map((stage) => ({ stage, count: totals[stage], name: t(`stage_${stage}`) }))
  return (
    <Card as="section" padded>
      <Row gap="4 16" align="baseline" justify="between" wrap>
        <h2>{t('progress')}</h2>
        <Note as="span" size="small">
          <Figure value={words.number(all)} size="M" /> {t('people_word', { count: all })}
          {newInWindow !== undefined &&
            newInWindow > 0 &&
            `, ${t('new_in', { count: newInWindow, value: words.number(newInWindow) })}`}
        </Note>
      </Row>
      <Row gap="3" top="14" className={styles.bar} aria-hidden="true">
        {stages.map(
          ({ stage, count }) => count > 0 && <i key={stage} data-stage={stage} style={{ flexGrow: count }} />,
        )}
      </Row>
      <Grid as="dl" columns={2} top="14" className={styles.legend}>
        {stages.map(({ stage, count, name }) => (
          <div key={stage} data-stage={stage}>
            <dt>{name}</dt>
            <dd>{words.count(count)}</dd>
          </div>
        ))}
      </Grid>
    </Card>
  )
}

interface ReferralTableProps {
  state: FilterState
  data: CallData<typeof referralList>
  columns: readonly TableColumn<Referral>[]
  choice: ColumnChoice
  busy: boolean
}

/** The agent's referrals, masked (AGT-5). */
function ReferralTable({ state, data, columns, choice, busy }: ReferralTableProps) {
  const t = useTranslations('agent.referral')
  const locale = useLocale()
  const words = useTableWords(state.days.timeZone)
  const filterWords = useFilterWords()
  const balanceText = useBalanceText()
  const { items, total } = data
  const cardOf = (row: Referral): RowCard => ({
    name: <PersonCell referral={row} />,
    figure: words.figure(row.volume),
    line: t('since', {
      source: filterWords.source(row.source),
      code: isolateLtr(locale, row.vipCode),
      date: words.date(row.registeredAt),
    }),
    chip: <ReferralStatus status={row.status} />,
    more: [
      ...(row.lastActiveAt === null ? [] : [t('active', { date: words.date(row.lastActiveAt) })]),
      ...(row.balance === null ? [] : [t('card_balance', { band: balanceText(row.balance) })]),
    ].join(', '),
  })
  return (
    <RowsCard
      state={state}
      title={t('people')}
      line={t('people_line', { count: total, value: words.number(total), days: filterWords.days(state.days) })}
      columns={columns}
      choice={choice}
      rows={items}
      keyOf={({ referralId }) => referralId}
      nameOf={({ maskedName }) => maskedName}
      detailsOf={(row) => <ReferralDetails referral={row} state={state} />}
      cardOf={cardOf}
      dates={['registeredAt', 'lastActiveAt']}
      total={total}
      busy={busy}
    />
  )
}

/** The columns of the table of referrals; volume and net deposit have sums where the people are known. */
function useReferralColumns(
  data: CallData<typeof referralList> | undefined,
  timeZone: string,
): TableColumn<Referral>[] {
  const t = useTranslations('agent.referral')
  const f = useTranslations('agent.filter')
  const table = useTranslations('agent.table')
  const filterWords = useFilterWords()
  const words = useTableWords(timeZone)
  const balanceText = useBalanceText()
  const figure = (part: 'volume' | 'netDeposit') => (row: Referral) => words.figure(row[part])
  const sum = (part: 'volume' | 'netDeposit') => {
    const money = sumMoney(data?.items.map((row) => row[part]) ?? [])
    return money && words.figure(money)
  }
  return [
    { key: 'person', label: t('person'), isFixed: true, cell: (row) => <PersonCell referral={row} /> },
    { key: 'source', label: f('source'), cell: ({ source }) => filterWords.source(source) },
    { key: 'code', label: f('code'), cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi> },
    {
      key: 'upline',
      label: t('upline_column'),
      isExtra: true,
      cell: ({ upline }) => (upline === null ? <NoneText>{table('none')}</NoneText> : <bdi dir="ltr">{upline}</bdi>),
    },
    {
      key: 'registered',
      label: f('registered'),
      sort: 'registeredAt',
      cell: ({ registeredAt }) => words.date(registeredAt),
    },
    { key: 'verified', label: f('verified'), isExtra: true, cell: ({ verifiedAt }) => words.dateOrNot(verifiedAt) },
    { key: 'firstDeposit', label: t('first_deposit'), cell: ({ firstDepositAt }) => words.dateOrNot(firstDepositAt) },
    { key: 'firstTrade', label: t('first_trade'), cell: ({ firstTradeAt }) => words.dateOrNot(firstTradeAt) },
    {
      key: 'lastActive',
      label: t('last_active'),
      sort: 'lastActiveAt',
      cell: ({ lastActiveAt }) => words.dateOrNot(lastActiveAt),
    },
    {
      key: 'volume',
      label: t('volume'),
      isFigure: true,
      sort: 'volume',
      cell: figure('volume'),
      pageSum: sum('volume'),
      allSum: data && words.figure(data.totals.volume),
    },
    {
      key: 'netDeposit',
      label: t('net_deposit'),
      isFigure: true,
      sort: 'netDeposit',
      cell: figure('netDeposit'),
      pageSum: sum('netDeposit'),
      allSum: data && words.figure(data.totals.netDeposit),
    },
    {
      key: 'lifetime',
      label: t('lifetime'),
      isFigure: true,
      isExtra: true,
      cell: ({ lifetimeVolume }) => lifetimeVolume && words.figure(lifetimeVolume),
    },
    {
      key: 'earned',
      label: t('earned'),
      isFigure: true,
      isExtra: true,
      cell: ({ rebate }) => rebate && words.figure(rebate),
    },
    { key: 'balance', label: t('balance'), isFigure: true, cell: ({ balance }) => balanceText(balance) },
    {
      key: 'getsBack',
      label: t('gets_back'),
      isFigure: true,
      cell: ({ givesBack }) =>
        /[1-9]/.test(givesBack) ? words.percent(givesBack) : <NoneText>{table('none')}</NoneText>,
    },
    { key: 'status', label: f('status'), cell: ({ status }) => <ReferralStatus status={status} /> },
  ]
}

/** A band of a balance in words; an agent never sees the balance (AGT-5). */
function useBalanceText() {
  const t = useTranslations('agent.referral')
  return (balance: Referral['balance']) =>
    balance === null ? t('unknown') : t(`band_${balance.toLowerCase() as Lowercase<typeof balance>}`)
}

/** How far a referral came. */
function ReferralStatus({ status }: { status: Referral['status'] }) {
  const t = useTranslations('agent.referral')
  return (
    <Chip tone={status === 'TRADED' ? 'good' : 'neutral'}>
      {t(`status_${status.toLowerCase() as 'registered' | 'verified' | 'deposited' | 'traded'}`)}
    </Chip>
  )
}
