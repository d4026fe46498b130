'use client'

import { useTranslations } from 'next-intl'
import type { Referral, referralList } from '@fanfare/contract/agent/referrals.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { NoneText } from '../table/none-text.tsx'
import type { TableColumn } from '../table/table-column.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { PersonCell } from './person-cell.tsx'
import { ReferralStatus } from './referral-status.tsx'
import { useBalanceText } from './use-balance-text.ts'

/** The columns of the table of referrals; volume and net deposit have sums where the people are known. */
export function useReferralColumns(
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
