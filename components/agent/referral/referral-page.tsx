'use client'

import { useTranslations } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { Grid, Note, Row } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { sumMoney } from '#lib/agent/sum-money.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { referralExport, type Referral, type referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton, withoutPaging } from '../export-button.tsx'
import { referralQuery } from '../filter/agent-filter.ts'
import { useAgentFilter } from '../filter/use-agent-filter.ts'
import type { TableColumn } from '../table/data-table.tsx'
import { ListPage } from '../table/list-page.tsx'
import { type Campaign, FRESH } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import { PersonCell } from './person-cell.tsx'
import { ReferralDetails } from './referral-details.tsx'
import styles from './referral-page.module.css'

type Referrals = CallData<typeof referralList>

export function ReferralLive() {
  const t = useTranslations('agent.referral')
  return (
    <AgentPage
      tab="referral"
      subtitle={({ title }) => t('subtitle', { campaign: isolateText(title) })}
      page={ReferralPage}
    />
  )
}

/** Referrals, masked (AGT-5): how far the people of the filter came, and each of them. */
export function ReferralPage({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.referral')
  const { activityId: id } = campaign
  const state = useAgentFilter('referral', campaign)
  const { days, filter, zones } = state
  const words = useWords(days.timeZone)
  const balanceText = useBalanceText()
  const query = referralQuery(filter, serverNow(), zones)
  const answer = agentApi.endpoints.agentReferrals.useQuery({ id, ...query }, FRESH)
  return (
    <ListPage
      state={state}
      answer={answer}
      columns={useReferralColumns(answer.data, days.timeZone)}
      exportOf={(columns) => (
        <ExportButton
          call={referralExport}
          input={{ params: { id }, query: { ...withoutPaging(query), columns } }}
          name="referrals"
          days={days}
        />
      )}
      head={({ totals }) => <ReferralProgress totals={totals} />}
      title={t('people')}
      line={({ total }) => t('people_line', { ...words.counted(total), days: words.days(days) })}
      keyOf={({ referralId }) => referralId}
      nameOf={({ maskedName }) => maskedName}
      detailsOf={(row) => <ReferralDetails referral={row} state={state} />}
      cardOf={(row) => ({
        name: <PersonCell referral={row} />,
        figure: words.figure(row.volume),
        line: t('since', {
          source: words.source(row.source),
          code: words.ltr(row.vipCode),
          date: words.date(row.registeredAt),
        }),
        chip: <ReferralStatus status={row.status} />,
        more: [
          ...(row.lastActiveAt === null ? [] : [t('active', { date: words.date(row.lastActiveAt) })]),
          ...(row.balance === null ? [] : [t('card_balance', { band: balanceText(row.balance) })]),
        ].join(', '),
      })}
    />
  )
}

/** How far referrals came, the farthest first; each person is in one stage. */
const STAGES = ['traded', 'deposited', 'verified', 'registered'] as const

/** One bar of all people of the filter, by how far they came. */
function ReferralProgress({ totals }: Pick<Referrals, 'totals'>) {
  const t = useTranslations('agent.referral')
  const words = useWords()
  const all = STAGES.reduce((sum, stage) => sum + totals[stage], 0)
  const { newInWindow = 0 } = totals
  return (
    <Card as="section" padded>
      <Row gap="4 16" align="baseline" justify="between" wrap>
        <h2>{t('progress')}</h2>
        <Note as="span" size="small">
          <Figure value={words.number(all)} size="M" /> {t('people_word', { count: all })}
          {newInWindow > 0 && `, ${t('new_in', words.counted(newInWindow))}`}
        </Note>
      </Row>
      <Row gap="3" top="14" className={styles.bar} aria-hidden="true">
        {STAGES.map(
          (stage) => totals[stage] > 0 && <i key={stage} data-stage={stage} style={{ flexGrow: totals[stage] }} />,
        )}
      </Row>
      <Grid as="dl" columns={2} top="14" className={styles.legend}>
        {STAGES.map((stage) => (
          <div key={stage} data-stage={stage}>
            <dt>{t(`stage_${stage}`)}</dt>
            <dd>{words.count(totals[stage])}</dd>
          </div>
        ))}
      </Grid>
    </Card>
  )
}

/** The columns of the table of referrals; volume and net deposit have sums where the people are known. */
function useReferralColumns(
  data: Referrals | undefined,
  timeZone: string,
): TableColumn<Referral, (typeof REFERRAL_COLUMNS)[number]>[] {
  const t = useTranslations('agent.referral')
  const f = useTranslations('agent.filter')
  const words = useWords(timeZone)
  const balanceText = useBalanceText()
  const figure = (name: 'volume' | 'netDeposit') => {
    const sum = sumMoney(data?.items.map((row) => row[name]) ?? [])
    return {
      key: name,
      isFigure: true,
      sort: name,
      cell: (row: Referral) => words.figure(row[name]),
      pageSum: sum && words.figure(sum),
      allSum: data && words.figure(data.totals[name]),
      file: [name],
    }
  }
  const date = (name: 'registeredAt' | 'verifiedAt' | 'firstDepositAt' | 'firstTradeAt' | 'lastActiveAt') => ({
    isDate: true,
    cell: (row: Referral) => words.dateOrNot(row[name]),
    file: [name],
  })
  return [
    {
      key: 'person',
      label: t('person'),
      isFixed: true,
      cell: (row) => <PersonCell referral={row} />,
      file: ['referralId', 'name', 'isAgent', 'tag', 'note'],
    },
    { key: 'source', label: f('source'), cell: ({ source }) => words.source(source), file: ['source'] },
    { key: 'code', label: f('code'), cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi>, file: ['vipCode'] },
    {
      key: 'upline',
      label: t('upline_column'),
      isExtra: true,
      cell: ({ upline }) => (upline === null ? words.none : <bdi dir="ltr">{upline}</bdi>),
      file: ['upline'],
    },
    { key: 'registered', label: f('registered'), sort: 'registeredAt', ...date('registeredAt') },
    { key: 'verified', label: f('verified'), isExtra: true, ...date('verifiedAt') },
    { key: 'firstDeposit', label: t('first_deposit'), ...date('firstDepositAt') },
    { key: 'firstTrade', label: t('first_trade'), ...date('firstTradeAt') },
    { key: 'lastActive', label: t('last_active'), sort: 'lastActiveAt', ...date('lastActiveAt') },
    { label: t('volume'), ...figure('volume') },
    { label: t('net_deposit'), ...figure('netDeposit') },
    {
      key: 'lifetime',
      label: t('lifetime'),
      isFigure: true,
      isExtra: true,
      cell: ({ lifetimeVolume }) => lifetimeVolume && words.figure(lifetimeVolume),
      file: ['lifetimeVolume'],
    },
    {
      key: 'earned',
      label: t('earned'),
      isFigure: true,
      isExtra: true,
      cell: ({ rebate }) => rebate && words.figure(rebate),
      file: ['rebate'],
    },
    {
      key: 'balance',
      label: t('balance'),
      isFigure: true,
      cell: ({ balance }) => balanceText(balance),
      file: ['balance'],
    },
    {
      key: 'getsBack',
      label: t('gets_back'),
      isFigure: true,
      cell: ({ givesBack }) => (/[1-9]/.test(givesBack) ? words.percent(givesBack) : words.none),
      file: ['givesBack'],
    },
    { key: 'status', label: f('status'), cell: ({ status }) => <ReferralStatus status={status} />, file: ['status'] },
  ]
}

/** A band of a balance in words; an agent never sees the balance (AGT-5). */
function useBalanceText() {
  const t = useTranslations('agent.referral')
  return (balance: Referral['balance']) =>
    balance === null ? t('unknown') : t(`band_${balance.toLowerCase() as Lowercase<typeof balance>}`)
}

/** How far a referral came. */
const ReferralStatus = ({ status }: Pick<Referral, 'status'>) => (
  <Chip tone={status === 'TRADED' ? 'good' : 'neutral'}>{useWords().status('referral', status)}</Chip>
)
