import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Campaign } from '../use-campaign.ts'
import card from '../card.module.css'
import styles from './rates-card.module.css'

/** The share of the fee by product, now and at the next level, where there is one. */
export function RatesCard({ level, rates }: Pick<Campaign, 'level' | 'rates'>) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const hasNext = level.nextLevel !== null && rates.some(({ nextRate }) => nextRate !== null)
  if (rates.length === 0) return null
  return (
    <Card as="section" padded>
      <h2>{t('rates')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('rate_now', { level: level.level })}</th>
            {hasNext && <th scope="col">{level.nextLevel}</th>}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ product, rate, nextRate }) => (
            <tr key={product}>
              <th scope="row">{t(`product_${product.toLowerCase() as 'spot'}`)}</th>
              <td>
                <b>{formatPercent(locale, rate)}</b>
              </td>
              {hasNext && <td className={styles.next}>{formatPercent(locale, nextRate ?? rate)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={card.line}>{t('rates_note')}</p>
    </Card>
  )
}
