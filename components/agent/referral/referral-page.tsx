import { useId } from 'react'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import { Ends, Facts, FormRow, Grid, Note, Remark, Row, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import { referralExport, type Referral, type referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApi } from '#store/api/agent.ts'
import { agentPage, type Campaign, FRESH } from '../agent-page.tsx'
import { agentHref } from '../agent-place.ts'
import { ExportButton } from '../export-button.tsx'
import {
  EMPTY_FILTER,
  type FilterState,
  pagingOf,
  referralQuery,
  useAgentFilter,
  writeFilter,
} from '../filter/agent-filter.ts'
import { onSend, textOf } from '../filter/controls.tsx'
import type { TableColumn } from '../table/data-table.tsx'
import { ListPage } from '../table/list-page.tsx'
import { useWords, type Words } from '../use-words.tsx'
import { PersonCell } from './person-cell.tsx'
import styles from './referral-page.module.css'

type Referrals = CallData<typeof referralList>

export const ReferralLive = agentPage('referral', ReferralPage)

/** Referrals, masked (AGT-5): how far the people of the filter came, and each of them. */
export function ReferralPage(campaign: Campaign) {
  const state = useAgentFilter('referral', campaign)
  const { id, days, filter } = state
  const words = useWords(days.timeZone)
  const { t, balance, count, counted, date, days: daysText, figure, ltr, number, source } = words
  const query = referralQuery(filter, days)
  const answer = agentApi.useAgentReferralsQuery({ id, ...query, ...pagingOf(filter) }, FRESH)
  return (
    <ListPage
      state={state}
      answer={answer}
      columns={columnsOf(words, answer.data?.totals)}
      exportOf={(columns) => (
        <ExportButton call={referralExport} input={{ params: { id }, query: { ...query, columns } }} name="referrals" />
      )}
      // One bar of all people of the filter, by how far they came.
      head={({ total, totals }) => (
        <Card padded>
          <Ends gap="4 16" align="baseline">
            <h2>{t('agent.referral.progress')}</h2>
            <Remark size="small">
              <Figure value={number(total)} size="M" /> {t('agent.referral.people_word', { count: total })}
              {!!totals.newInWindow && `, ${t('agent.referral.new_in', counted(totals.newInWindow))}`}
            </Remark>
          </Ends>
          <Row gap="3" top="14" className={styles.bar} aria-hidden>
            {STAGES.map(
              (stage) => totals[stage] > 0 && <i key={stage} data-stage={stage} style={{ flexGrow: totals[stage] }} />,
            )}
          </Row>
          <Grid as="dl" columns={2} top="14" className={styles.legend}>
            {STAGES.map((stage) => (
              <Note key={stage} as="div" data-stage={stage}>
                <dt>{t(`agent.referral.stage_${stage}`)}</dt>
                <Text as="dd" tone="primary" weight="medium" numeric>
                  {count(totals[stage])}
                </Text>
              </Note>
            ))}
          </Grid>
        </Card>
      )}
      title={t('agent.referral.people')}
      line={({ total }) => t('agent.referral.people_line', { ...counted(total), days: daysText(days) })}
      keyOf={({ referralId }) => referralId}
      nameOf={({ maskedName }) => maskedName}
      detailsOf={(row) => <ReferralDetails referral={row} state={state} />}
      cardOf={(row, shown) => ({
        name: <PersonCell {...row} />,
        figure: figure(shown('volume', row.volume)),
        line: t('agent.referral.since', {
          source: source(row.source),
          code: ltr(row.vipCode),
          date: date(row.registeredAt),
        }),
        chip: <ReferralStatus {...row} />,
        more: [
          row.lastActiveAt && t('agent.referral.active', { date: date(row.lastActiveAt) }),
          row.balance && t('agent.referral.card_balance', { band: balance(row.balance) }),
        ]
          .filter(Boolean)
          .join(', '),
      })}
    />
  )
}

/** How far referrals came, the farthest first; each person is in one stage. */
const STAGES = ['traded', 'deposited', 'verified', 'registered'] as const

/** The columns of the table of referrals; volume and net deposit have sums where the people are known. */
function columnsOf(
  { balance: bandOf, dateOrNot, figure: amountText, none, percent, source: sourceText }: Words,
  totals?: Referrals['totals'],
): TableColumn<Referral, (typeof REFERRAL_COLUMNS)[number]>[] {
  const figure = (name: 'volume' | 'netDeposit') => ({
    sort: name,
    amount: (row: Referral) => row[name],
    total: totals?.[name],
    name,
  })
  const date = (name: 'registeredAt' | 'verifiedAt' | 'firstDepositAt' | 'firstTradeAt' | 'lastActiveAt') => ({
    isDate: true,
    cell: (row: Referral) => dateOrNot(row[name]),
    name,
  })
  return [
    {
      label: 'agent.referral.person',
      isFixed: true,
      cell: (row) => <PersonCell {...row} />,
      name: 'referralId',
      more: ['name', 'isAgent', 'tag', 'note'],
    },
    { label: 'agent.filter.source', cell: ({ source }) => sourceText(source), name: 'source' },
    { label: 'agent.filter.code', cell: ({ vipCode }) => <bdi dir="ltr">{vipCode}</bdi>, name: 'vipCode' },
    {
      label: 'agent.referral.upline_column',
      isExtra: true,
      cell: ({ upline }) => (upline ? <bdi dir="ltr">{upline}</bdi> : none),
      name: 'upline',
    },
    { label: 'agent.filter.registered', sort: 'registeredAt', ...date('registeredAt') },
    { label: 'agent.filter.verified', isExtra: true, ...date('verifiedAt') },
    { label: 'agent.referral.first_deposit', ...date('firstDepositAt') },
    { label: 'agent.referral.first_trade', ...date('firstTradeAt') },
    { label: 'agent.referral.last_active', sort: 'lastActiveAt', ...date('lastActiveAt') },
    { label: 'agent.referral.volume', ...figure('volume') },
    { label: 'agent.referral.net_deposit', ...figure('netDeposit') },
    {
      label: 'agent.referral.lifetime',
      isFigure: true,
      isExtra: true,
      cell: ({ lifetimeVolume }) => lifetimeVolume && amountText(lifetimeVolume),
      name: 'lifetimeVolume',
    },
    {
      label: 'agent.referral.earned',
      isFigure: true,
      isExtra: true,
      cell: ({ rebate }) => rebate && amountText(rebate),
      name: 'rebate',
    },
    {
      label: 'agent.referral.balance',
      isFigure: true,
      cell: ({ balance }) => bandOf(balance),
      name: 'balance',
    },
    {
      label: 'agent.referral.gets_back',
      isFigure: true,
      cell: ({ givesBack }) => (/[1-9]/.test(givesBack) ? percent(givesBack) : none),
      name: 'givesBack',
    },
    { label: 'agent.filter.status', cell: (row) => <ReferralStatus {...row} />, name: 'status' },
  ]
}

/** How far a referral came. */
const ReferralStatus = ({ status }: Referral) => (
  <Chip tone={status === 'TRADED' ? 'good' : 'neutral'}>{useWords().status('referral', status)}</Chip>
)

/** An open row: the agent's own words about a person, further figures, and the way to the rebates. */
export function ReferralDetails({ referral, state }: { referral: Referral; state: FilterState }) {
  const { id, days, filter } = state
  const { t, dateOrNot, moneyOrNone, percent } = useWords(days.timeZone)
  const { referralId, upline, verifiedAt, lifetimeVolume, rebate, givesBack, note, tag } = referral
  const { period, from, to, zone } = filter
  // Keeps only the days, because the rest of the filter is about referrals.
  const rebates = writeFilter('rebate', { ...EMPTY_FILTER, period, from, to, zone, referral: referralId })
  // The table shows the private note and tag before the gateway has answered.
  const hintId = useId()
  const notifyOutcome = useNotifyOutcome()
  const [save, { isLoading }] = agentApi.useSaveReferralNoteMutation()
  const submit = async (form: HTMLFormElement) =>
    notifyOutcome(
      await save({ id, referralId, note: textOf(form, 'note'), tag: textOf(form, 'tag') }),
      t('agent.referral.note_saved'),
    )
  return (
    <Grid gap="16" className={styles.details}>
      <Grid
        as="form"
        gap="12"
        className={styles.note}
        data-no-print
        // A busy button does not send, and without one Enter does not send a form of two fields.
        onSubmit={onSend(submit)}
      >
        {(['note', 'tag'] as const).map((name) => (
          <FormRow
            key={name}
            label={t(`agent.referral.${name}`)}
            name={name}
            dir="auto"
            defaultValue={(name === 'note' ? note : tag) ?? ''}
            maxLength={MOST[name]}
            aria-describedby={hintId}
          />
        ))}
        <Ends className={styles.foot}>
          <Remark size="small" id={hintId}>
            {t('agent.referral.note_hint')}
          </Remark>
          <SmallButton type="submit" busy={isLoading}>
            {t('agent.referral.note_save')}
          </SmallButton>
        </Ends>
      </Grid>
      <Grid gap="8" className={styles.facts}>
        <Facts
          gap="6"
          size="label"
          facts={[
            [t('agent.filter.verified'), dateOrNot(verifiedAt)],
            lifetimeVolume && [t('agent.referral.lifetime'), moneyOrNone(lifetimeVolume)],
            rebate && [t('agent.referral.earned'), moneyOrNone(rebate)],
            [
              t('agent.referral.gets_back'),
              /[1-9]/.test(givesBack)
                ? t('agent.referral.split', { share: percent(givesBack) })
                : t('agent.referral.split_none'),
            ],
            upline && [
              t('agent.referral.upline_column'),
              <bdi key="upline" dir="ltr">
                {upline}
              </bdi>,
            ],
          ]}
        />
        {!(rebate && isNothing(rebate)) && (
          <TextLink href={`${agentHref(id, 'rebate')}?${rebates}`}>{t('agent.referral.see_rebates')}</TextLink>
        )}
      </Grid>
    </Grid>
  )
}

/** Contract §10. */
const MOST = { note: 140, tag: 24 } as const
