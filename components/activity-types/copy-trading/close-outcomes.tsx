import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Money } from '@fanfare/contract/money.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import styles from './close-outcomes.module.css'

/** The three ways in which an order can close, and what each does to the cover. */
export function CloseOutcomes({ limit }: { limit: Money }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const ways = [
    ['if_loss', 'robot', t('if_loss_line'), t('if_loss_result', { limit: formatMoney(locale, limit) })],
    ['if_profit', 'trend-up', t('if_profit_line'), t('if_profit_result')],
    ['if_manual', 'hand-pointing', t('if_manual_line'), t('if_manual_result')],
  ] as const
  return (
    <ul className={styles.ways}>
      {ways.map(([way, icon, line, result]) => (
        <li key={way} data-way={way}>
          <Icon icon={icon} />
          <div>
            <b>{t(way)}</b>
            <p>{line}</p>
          </div>
          <span>{result}</span>
        </li>
      ))}
    </ul>
  )
}
