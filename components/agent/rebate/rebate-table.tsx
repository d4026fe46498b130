'use client'

import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { Rebate, rebateList } from '@fanfare/contract/agent/rebate-list.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { RowCard } from '../table/card-list.tsx'
import { RowsCard } from '../table/rows-card.tsx'
import type { TableColumn } from '../table/table-column.ts'
import type { ColumnChoice } from '../table/use-columns.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { RebateArithmetic } from './rebate-arithmetic.tsx'
import { RebateStatus } from './rebate-status.tsx'
import { paidFeeOf, shownRebates } from './rebate-sums.ts'
import styles from './rebate-table.module.css'
import { useRebateReason } from './use-rebate-reason.ts'

interface RebateTableProps {
  state: FilterState
  data: CallData<typeof rebateList>
  columns: readonly TableColumn<Rebate>[]
  choice: ColumnChoice
  busy: boolean
}

/** The rebates trade by trade; a row opens to its arithmetic. */
export function RebateTable({ state, data, columns, choice, busy }: RebateTableProps) {
  const t = useTranslations('agent.rebate')
  const { timeZone } = state.days
  const words = useTableWords(timeZone)
  const filterWords = useFilterWords()
  const reasonOf = useRebateReason(timeZone)
  const { items, total } = data
  const codes = state.campaign.codes.filter(({ kind }) => kind === 'OWN')
  const shown = shownRebates(items)
  const cardOf = (row: Rebate): RowCard => ({
    name: <bdi dir="ltr">{row.invitee}</bdi>,
    figure: words.figure(shown.of(row).rebate),
    line: (
      <>
        {filterWords.product(row.product)}, <bdi dir="ltr">{row.symbol}</bdi>, {filterWords.source(row.source)}
      </>
    ),
    chip: <RebateStatus rebate={row} />,
    more: (
      <>
        {words.dateTime(row.at)}
        <br />
        {row.reverses === null &&
          !isNothing(paidFeeOf(row)) &&
          t('card_fee', { fee: words.amount(shown.of(row).paidFee), rate: words.percent(row.rate) })}
      </>
    ),
  })
  const noteOf = (row: Rebate) => {
    const reason = reasonOf(row)
    return (
      reason !== null && (
        <div className={styles.reason}>
          <Icon icon={InfoIcon} size="sm" />
          {reason}
        </div>
      )
    )
  }
  return (
    <RowsCard
      state={state}
      title={t('records')}
      line={t('records_line', { count: total, value: words.number(total) })}
      columns={columns}
      choice={choice}
      rows={items}
      keyOf={({ rebateId }) => rebateId}
      nameOf={({ invitee, at }) => `${invitee}, ${words.dateTime(at)}`}
      noteOf={noteOf}
      detailsOf={(row) => (
        <RebateArithmetic
          rebate={row}
          timeZone={timeZone}
          givesBack={codes.find(({ vipCode }) => vipCode === row.vipCode)?.givesBack}
        />
      )}
      cardOf={cardOf}
      dates={['at']}
      total={total}
      busy={busy}
    />
  )
}
