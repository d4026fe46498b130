import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Campaign } from '../use-campaign.ts'
import { shareRate } from './code-values.ts'
import styles from './new-code.module.css'

/** The agent's own rates after the share for friends, while the share is typed. */
export function KeptRates({ share, rates }: { share: string; rates: Campaign['rates'] }) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const given = shareRate(share)
  if (given === null || rates.some(({ rate }) => new Big(given).gt(rate))) return null
  return (
    <dl className={styles.kept} aria-live="polite">
      {rates.map(({ product, rate }) => (
        <div key={product}>
          <dt>{t('code.keep', { product: t(`overview.product_${product.toLowerCase() as 'spot'}`) })}</dt>
          <dd>{formatPercent(locale, new Big(rate).minus(given).toFixed(), { maxFraction: 2 })}</dd>
        </div>
      ))}
    </dl>
  )
}
