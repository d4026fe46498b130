'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import { REBATE_REASONS, type RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { Rebate, rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { PersonName } from '../referral/person-cell.tsx'
import type { RowCard } from '../table/card-list.tsx'
import { RowsCard } from '../table/rows-card.tsx'
import type { TableColumn } from '../table/table-column.ts'
import type { ColumnChoice } from '../table/use-columns.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { RebateArithmetic } from './rebate-arithmetic.tsx'
import { RebateStatus } from './rebate-status.tsx'
import { rebateSteps } from './rebate-steps.ts'
import { amountsOf, paidFeeOf } from './rebate-sums.ts'
import styles from './rebate-table.module.css'

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
  const cardOf = (row: Rebate): RowCard => ({
    name: <PersonName name={row.invitee} referralId={row.referralId} />,
    figure: words.figure(amountsOf(row).rebate),
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
          t('card_fee', { fee: words.amount(amountsOf(row).paidFee), rate: words.percent(row.rate) })}
      </>
    ),
  })
  const noteOf = (row: Rebate) => {
    const reason = reasonOf(row)
    return (
      reason !== null && (
        <Row gap="8" align="start" size="hint" tone="secondary" className={styles.reason}>
          <Icon icon="info" size="sm" />
          {reason}
        </Row>
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

/** The sentence with its value for a line that earned nothing, less than its arithmetic, or takes a rebate back; else null. */
function useRebateReason(timeZone: string) {
  const t = useTranslations('agent.rebate')
  const locale = useLocale()
  const words = useTableWords(timeZone)
  const money = (value: SignedMoney) => formatMoney(locale, value, { isMoved: true })
  return (row: Rebate): string | null => {
    const { reasonCode, rebate } = row
    if (reasonCode === null) return null
    const reason = REBATE_REASONS.find((known) => known === reasonCode)
    if (!reason) return t('reason_other', { reason: isolateLtr(locale, reasonCode) })
    const amount = { amount: new Big(rebate.amount).abs().toFixed(), unit: rebate.unit }
    const sentences: Record<RebateReason, () => string> = {
      ZERO_FEE: () => t('reason_zero_fee', { volume: money(row.volume) }),
      BONUS_FEE: () => t('reason_bonus_fee', { fee: money(row.fee) }),
      MAKER_FEE: () => t('reason_maker_fee', { fee: money(row.fee) }),
      CAP_REACHED: () => t('reason_cap_reached', { missing: money(missingOf(row)) }),
      SAME_RATE: () => t('reason_same_rate', { code: isolateLtr(locale, row.vipCode), fee: money(row.fee) }),
      ZERO_RATE: () => t('reason_zero_rate', { fee: money(row.fee) }),
      GIVEN_BACK: () => t('reason_given_back', { code: isolateLtr(locale, row.vipCode), fee: money(row.fee) }),
      SELF_REFERRAL: () => t('reason_self_referral', { volume: money(row.volume) }),
      SUSPENDED: () => t('reason_suspended', { date: words.date(row.at), volume: money(row.volume) }),
      CLAW_BACK: () =>
        t('reason_claw_back', { amount: money(amount), id: isolateLtr(locale, row.reverses ?? row.rebateId) }),
    }
    return sentences[reason]()
  }
}

/** The amount that the arithmetic gives and the cap did not leave. */
function missingOf(row: Rebate): SignedMoney {
  const exact = rebateSteps({ ...row, cappedTo: row.cappedTo ?? row.fee }).find(({ kind }) => kind === 'result')
  const whole = exact && 'amount' in exact ? exact.amount : '0'
  return { amount: new Big(whole).minus(row.rebate.amount).toFixed(), unit: row.rebate.unit }
}
