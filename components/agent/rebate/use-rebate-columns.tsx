'use client'

import { useTranslations } from 'next-intl'
import type { Rebate, rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { TableColumn } from '../table/table-column.ts'
import { PersonName } from '../referral/person-cell.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import { RebateStatus } from './rebate-status.tsx'
import { amountsOf, paidFeeOf, sumOf } from './rebate-sums.ts'
import styles from './rebate-table.module.css'

/** The columns of the rebate records, with their sums where the records are known. */
export function useRebateColumns(
  data: CallData<typeof rebateList> | undefined,
  timeZone: string,
): TableColumn<Rebate>[] {
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
          <bdi dir="ltr" className={styles.symbol}>
            {symbol}
          </bdi>
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
      cell: (row) => <b className={styles.rebate}>{words.figure(amountsOf(row).rebate)}</b>,
      pageSum: sum(sumOf(items, 'rebate')),
      allSum: sum(totals?.rebate),
    },
    { key: 'status', label: f('status'), cell: (row) => <RebateStatus rebate={row} /> },
  ]
}
