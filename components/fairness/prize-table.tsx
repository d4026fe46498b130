import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { Note } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from './fairness-report.ts'
import styles from './prize-table.module.css'
import { useFairnessWords } from './use-fairness-words.ts'

/** The prize table as it is hashed, with the odds that follow from the weights. */
export function PrizeTable({ fairness: { prizes, total }, labels }: Pick<FairnessReport, 'fairness' | 'labels'>) {
  const { t, locale } = useWords()
  const { number, prize } = useFairnessWords(labels)
  const fallback = ({ stock, fallbackPrizeId }: PrizeTableRow) => (stock === null ? null : prize(fallbackPrizeId))
  const stocks = prizes.flatMap(({ stock }) => stock ?? [])
  return (
    <Card as="section" padded aria-labelledby="prize-table">
      <SectionHeading id="prize-table">{t('fairness.table_title')}</SectionHeading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('fairness.col_prize')}</th>
            <th scope="col">{t('fairness.col_weight')}</th>
            <th scope="col">{t('fairness.col_odds')}</th>
            <th scope="col">{t('fairness.col_stock')}</th>
            <th scope="col" className={styles.wide}>
              {t('fairness.col_fallback')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                {prize(row.prizeId)}
                {fallback(row) !== null && (
                  <Note as="span" weight="text" className={styles.under}>
                    {t('fairness.col_fallback')}: {fallback(row)}
                  </Note>
                )}
              </th>
              <td>{number(row.weight)}</td>
              <td>{oddsText(locale, row.weight, total)}</td>
              <td className={row.stock === null ? styles.quiet : undefined}>
                {row.stock === null ? t('fairness.no_limit') : number(row.stock)}
              </td>
              <td className={styles.wide}>{fallback(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('fairness.total')}</th>
            <td>{number(total)}</td>
            <td>{oddsText(locale, total, total)}</td>
            <td>
              {stocks.length === 0 ? t('fairness.no_limit') : number(stocks.reduce((sum, stock) => sum + stock, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
