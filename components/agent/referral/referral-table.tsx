'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Referral, referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { RowCard } from '../table/card-list.tsx'
import { RowsCard } from '../table/rows-card.tsx'
import type { TableColumn } from '../table/table-column.ts'
import type { ColumnChoice } from '../table/use-columns.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { PersonCell } from './person-cell.tsx'
import { ReferralDetails } from './referral-details.tsx'
import { ReferralStatus } from './referral-status.tsx'
import { useBalanceText } from './use-balance-text.ts'

interface ReferralTableProps {
  state: FilterState
  data: CallData<typeof referralList>
  columns: readonly TableColumn<Referral>[]
  choice: ColumnChoice
  busy: boolean
}

/** The agent's referrals, masked (AGT-5). */
export function ReferralTable({ state, data, columns, choice, busy }: ReferralTableProps) {
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
