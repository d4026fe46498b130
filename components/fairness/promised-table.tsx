import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import type { FairnessReport } from './fairness-report.ts'
import styles from './prize-table.module.css'
import { useFairnessWords } from './use-fairness-words.ts'

interface PromisedTableProps extends Pick<FairnessReport, 'fairness' | 'labels'> {
  /** After the check, which counts what was rolled and paid. */
  verdict: Verdict | null
}

/** The counts that the odds promise, beside those that were rolled and paid. */
export function PromisedTable({ fairness, labels, verdict }: PromisedTableProps) {
  const t = useTranslations('fairness')
  const locale = useLocale()
  const { number, prize } = useFairnessWords(labels)
  const { prizes, total, totalDraws } = fairness
  const weights = new Map<string | null, number>()
  for (const { prizeId, weight } of prizes) weights.set(prizeId, (weights.get(prizeId) ?? 0) + weight)
  const counts = new Map(verdict?.counts.map((count) => [count.prizeId, count]))
  const rows = [...new Set([...weights.keys(), ...counts.keys()])]
  const expected = (weight: number) =>
    formatNumber(locale, new Big(weight).times(totalDraws).div(total).toFixed(1), { minFraction: 1 })
  return (
    <Card as="section" padded aria-labelledby="promised">
      <SectionHeading id="promised">{t('promised_title')}</SectionHeading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('col_prize')}</th>
            <th scope="col">{t('col_odds')}</th>
            <th scope="col" className={verdict ? styles.wide : undefined}>
              {t('col_expected')}
            </th>
            {verdict && <th scope="col">{t('col_rolled')}</th>}
            {verdict && <th scope="col">{t('col_paid')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((prizeId) => (
            <tr key={prizeId ?? ''}>
              <th scope="row">{prize(prizeId)}</th>
              <td>
                {weights.has(prizeId) ? oddsText(locale, weights.get(prizeId) ?? 0, total) : formatPercent(locale, '0')}
              </td>
              <td className={verdict ? styles.wide : undefined}>{expected(weights.get(prizeId) ?? 0)}</td>
              {verdict && <td>{number(counts.get(prizeId)?.rolled ?? 0)}</td>}
              {verdict && (
                <td>
                  <b>{number(counts.get(prizeId)?.paid ?? 0)}</b>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{oddsText(locale, total, total)}</td>
            <td className={verdict ? styles.wide : undefined}>{expected(total)}</td>
            {verdict && <td>{number(verdict.draws)}</td>}
            {verdict && <td>{number(verdict.draws)}</td>}
          </tr>
        </tfoot>
      </table>
      <Text size="small" tone="secondary" top="12">
        {verdict ? <Fallbacks verdict={verdict} /> : t('promised_before')}
      </Text>
    </Card>
  )
}

function Fallbacks({ verdict: { fallbacks } }: { verdict: Verdict }) {
  const t = useTranslations('fairness')
  const locale = useLocale()
  if (fallbacks === 0) return t('promised_all_in_stock')
  return t('promised_fallbacks', { count: fallbacks, value: formatNumber(locale, String(fallbacks)) })
}
