import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Money } from '@fanfare/contract/money.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import styles from './close-outcomes.module.css'

/** A loss above the maximum, so that the example has a part on either side. */
const EXAMPLE = '1.248'

/** The three ways in which an order can close, what each does to the cover, and an example of the first. */
export function CloseOutcomes({ limit }: { limit: Money }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const ways = [
    ['if_loss', 'good', t('if_loss_line'), t('if_loss_result', { limit: formatMoney(locale, limit) })],
    ['if_profit', 'primary', t('if_profit_line'), t('if_profit_result')],
    ['if_manual', 'warning', t('if_manual_line'), t('if_manual_result')],
  ] as const
  const loss = new Big(limit.amount).times(EXAMPLE)
  const written = (amount: Big) =>
    formatMoney(locale, { amount: amount.toFixed(), unit: limit.unit }, { isMoved: true })
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(([way, tone, line, result]) => (
          <li key={way}>
            <div>
              <b>{t(way)}</b>
              <p>{line}</p>
            </div>
            <Chip tone={tone}>{result}</Chip>
          </li>
        ))}
      </ul>
      <div className={styles.example}>
        <p>{t('example', { loss: written(loss) })}</p>
        <span aria-hidden="true" className={styles.bar}>
          <i style={{ flexGrow: 1 }} />
          <i style={{ flexGrow: Number(EXAMPLE) - 1 }} />
        </span>
        <p className={styles.parts}>
          <b>{t('example_ours', { amount: written(new Big(limit.amount)) })}</b>
          <span>{t('example_yours', { amount: written(loss.minus(limit.amount)) })}</span>
        </p>
      </div>
    </>
  )
}
