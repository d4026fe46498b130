import Big from 'big.js'
import type { ReactNode } from 'react'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import { TableHead } from '#components/ui/layout/table-head.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import type { FairnessReport } from './fairness-report.ts'
import styles from './prize-table.module.css'
import { useFairnessWords } from './use-fairness-words.ts'

interface Column<Row> {
  /** The end of its title's key. */
  name: 'prize' | 'weight' | 'odds' | 'stock' | 'fallback' | 'expected' | 'rolled' | 'paid'
  /** The first column's is text, because it names the row. */
  cell: (row: Row) => ReactNode
  total?: ReactNode
  /** Hidden on phones. */
  isWide?: boolean
}

interface TableProps<Row> {
  title: string
  rows: readonly Row[]
  columns: readonly [Column<Row>, ...Column<Row>[]]
  children?: ReactNode
}

function Table<Row>({ title, rows, columns: [first, ...columns], children }: TableProps<Row>) {
  const { t } = useWords()
  const wide = (isWide?: boolean) => (isWide ? styles.wide : undefined)
  return (
    <Section title={title}>
      <table className={styles.table}>
        <TableHead heads={[first, ...columns].map(({ name, isWide }) => [t(`fairness.col_${name}`), wide(isWide)])} />
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{first.cell(row)}</th>
              {columns.map((column) => (
                <td key={column.name} className={wide(column.isWide)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('fairness.total')}</th>
            {columns.map((column) => (
              <td key={column.name} className={wide(column.isWide)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {children}
    </Section>
  )
}

type TableReport = Pick<FairnessReport, 'fairness' | 'labels'>

/** The prize table as it is hashed, with the odds from the weights. */
export function PrizeTable(report: TableReport) {
  const { t, locale, number, prize } = useFairnessWords(report)
  const { prizes, total } = report.fairness
  const fallback = ({ stock, fallbackPrizeId }: PrizeTableRow) => (stock === null ? null : prize(fallbackPrizeId))
  const stocks = prizes.flatMap(({ stock }) => stock ?? [])
  const noLimit = (
    <Text as="span" tone="secondary">
      {t('fairness.no_limit')}
    </Text>
  )
  return (
    <Table
      title={t('fairness.table_title')}
      rows={prizes}
      columns={[
        {
          name: 'prize',
          cell: (row) => (
            <>
              {prize(row.prizeId)}
              {fallback(row) !== null && (
                <Note as="span" weight="text" className={styles.under}>
                  {t('fairness.col_fallback')}: {fallback(row)}
                </Note>
              )}
            </>
          ),
        },
        { name: 'weight', cell: ({ weight }) => number(weight), total: number(total) },
        {
          name: 'odds',
          cell: ({ weight }) => oddsText(locale, weight, total),
          total: oddsText(locale, total, total),
        },
        {
          name: 'stock',
          cell: ({ stock }) => (stock === null ? noLimit : number(stock)),
          total: stocks.length === 0 ? t('fairness.no_limit') : number(stocks.reduce((sum, stock) => sum + stock, 0)),
        },
        { name: 'fallback', cell: fallback, isWide: true },
      ]}
    />
  )
}

interface PromisedTableProps extends TableReport {
  /** From the check, which counts what was rolled and paid; null before it. */
  verdict: Verdict | null
}

/** The counts that the odds promise, beside those rolled and paid. */
export function PromisedTable({ verdict, ...report }: PromisedTableProps) {
  const { t, locale, number, counted, prize } = useFairnessWords(report)
  const { prizes, total, totalDraws } = report.fairness
  const weights = new Map<string | null, number>()
  for (const { prizeId, weight } of prizes) weights.set(prizeId, (weights.get(prizeId) ?? 0) + weight)
  const counts = new Map(verdict?.counts.map((count) => [count.prizeId, count]))
  const expected = (weight: number) =>
    formatNumber(locale, new Big(weight).times(totalDraws).div(total).toFixed(1), { minFraction: 1 })
  const made = (name: 'rolled' | 'paid'): Column<string | null>[] => {
    const countOf = (id: string | null) => number(counts.get(id)?.[name] ?? 0)
    const cell = (id: string | null) => (name === 'paid' ? <b>{countOf(id)}</b> : countOf(id))
    return verdict ? [{ name, cell, total: number(verdict.draws) }] : []
  }
  const note = () => {
    if (!verdict) return t('fairness.promised_before')
    const { fallbacks } = verdict
    return fallbacks === 0 ? t('fairness.promised_all_in_stock') : t('fairness.promised_fallbacks', counted(fallbacks))
  }
  return (
    <Table
      title={t('fairness.promised_title')}
      rows={[...new Set([...weights.keys(), ...counts.keys()])]}
      columns={[
        { name: 'prize', cell: prize },
        {
          name: 'odds',
          cell: (id) => (weights.has(id) ? oddsText(locale, weights.get(id) ?? 0, total) : formatPercent(locale, '0')),
          total: oddsText(locale, total, total),
        },
        {
          name: 'expected',
          cell: (id) => expected(weights.get(id) ?? 0),
          total: expected(total),
          isWide: verdict !== null,
        },
        ...made('rolled'),
        ...made('paid'),
      ]}
    >
      <Note size="small" top="12">
        {note()}
      </Note>
    </Table>
  )
}
