import { useLocale } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { MoneyText } from '@fanfare/languages/format.ts'
import styles from './kpi-tile.module.css'

/** The amount of a tile, or words in place of an amount of zero. */
export function KpiMoney({ money, none }: { money: MoneyText; none: string }) {
  const locale = useLocale()
  if (isNothing(money)) return <span className={styles.none}>{none}</span>
  return <Amount money={money} locale={locale} size="L" isMoved />
}
