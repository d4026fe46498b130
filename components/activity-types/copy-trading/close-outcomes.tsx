import { HandPointingIcon } from '@phosphor-icons/react/dist/ssr/HandPointing'
import { RobotIcon } from '@phosphor-icons/react/dist/ssr/Robot'
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import type { Money } from '#lib/contract/money.ts'
import { formatMoney } from '#lib/i18n/format.ts'
import styles from './close-outcomes.module.css'

/** The three ways in which an order can close, and what each does to the cover. */
export function CloseOutcomes({ limit }: { limit: Money }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const ways = [
    ['if_loss', RobotIcon, t('if_loss_result', { limit: formatMoney(locale, limit) })],
    ['if_profit', TrendUpIcon, t('if_profit_result')],
    ['if_manual', HandPointingIcon, t('if_manual_result')],
  ] as const
  return (
    <ul className={styles.ways}>
      {ways.map(([way, icon, result]) => (
        <li key={way} data-way={way}>
          <Icon icon={icon} />
          <div>
            <b>{t(way)}</b>
            <p>{t(`${way}_line`)}</p>
          </div>
          <span>{result}</span>
        </li>
      ))}
    </ul>
  )
}
