import Big from 'big.js'
import type { ComponentProps, ReactNode } from 'react'
import { Note, Remark, Span } from '#components/ui/layout/layout.tsx'
import { TableRows } from '#components/ui/layout/table-rows.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { useFairnessWords, type FairnessReport } from './fairness-report.ts'
import styles from './prize-table.module.css'

type Name = 'prize' | 'weight' | 'odds' | 'stock' | 'fallback' | 'expected' | 'rolled' | 'paid'

interface TableProps extends Omit<ComponentProps<typeof TableRows>, 'columns' | 'classes'> {
  title: string
  /** The ends of their titles' keys. */
  columns: readonly Name[]
  /** The column that phones hide. */
  wide?: Name
  children?: ReactNode
}

function Table({ title, columns, wide, children, ...rows }: TableProps) {
  const { t } = useWords()
  return (
    <Section title={title}>
      <table className={styles.table}>
        <TableRows
          {...rows}
          columns={columns.map((name) => t(`fairness.col_${name}`))}
          classes={columns.map((name) => (name === wide ? styles.wide : undefined))}
        />
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
  const stocks = prizes.flatMap(({ stock }) => stock ?? [])
  const noLimit = t('fairness.no_limit')
  return (
    <Table
      title={t('fairness.table_title')}
      columns={['prize', 'weight', 'odds', 'stock', 'fallback']}
      wide="fallback"
      rows={prizes.map(({ prizeId, weight, stock, fallbackPrizeId }, index) => {
        const fallback = stock === null ? null : prize(fallbackPrizeId)
        const name = (
          <>
            {prize(prizeId)}
            {fallback && (
              <Remark weight="text" className={styles.under}>
                {t('fairness.col_fallback')}: {fallback}
              </Remark>
            )}
          </>
        )
        const left = stock === null ? <Span tone="secondary">{noLimit}</Span> : number(stock)
        return { key: String(index), cells: [name, number(weight), oddsText(locale, weight, total), left, fallback] }
      })}
      foot={[
        t('fairness.total'),
        number(total),
        oddsText(locale, total, total),
        stocks.length ? number(stocks.reduce((sum, stock) => sum + stock, 0)) : noLimit,
        null,
      ]}
    />
  )
}

/** The counts that the odds promise, beside those that the check found rolled and paid. */
export function PromisedTable({ verdict, ...report }: TableReport & { verdict?: Verdict }) {
  const { t, locale, number, counted, percent, prize } = useFairnessWords(report)
  const { prizes, total, totalDraws } = report.fairness
  const weights = new Map<string | null, number>()
  for (const { prizeId, weight } of prizes) weights.set(prizeId, (weights.get(prizeId) ?? 0) + weight)
  const counts = new Map(verdict?.counts.map((count) => [count.prizeId, count]))
  const expected = (weight: number) =>
    formatNumber(locale, new Big(weight).times(totalDraws).div(total).toFixed(1), { minFraction: 1 })
  const note = () => {
    if (!verdict) return t('fairness.promised_before')
    const { fallbacks } = verdict
    return fallbacks ? t('fairness.promised_fallbacks', counted(fallbacks)) : t('fairness.promised_all_in_stock')
  }
  const rowOf = (id: string | null) => {
    const weight = weights.get(id) ?? 0
    const { rolled = 0, paid = 0 } = counts.get(id) ?? {}
    const made = [number(rolled), <b key="paid">{number(paid)}</b>]
    const odds = weight > 0 ? oddsText(locale, weight, total) : percent('0')
    return { key: String(id), cells: [prize(id), odds, expected(weight), ...(verdict ? made : [])] }
  }
  const totals = [t('fairness.total'), oddsText(locale, total, total), expected(total)]
  return (
    <Table
      title={t('fairness.promised_title')}
      columns={['prize', 'odds', 'expected', ...(verdict ? (['rolled', 'paid'] as const) : [])]}
      wide={verdict && 'expected'}
      rows={[...new Set([...weights.keys(), ...counts.keys()])].map(rowOf)}
      foot={verdict ? [...totals, number(verdict.draws), number(verdict.draws)] : totals}
    >
      <Note size="small" top="12">
        {note()}
      </Note>
    </Table>
  )
}
