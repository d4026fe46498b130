import Big from 'big.js'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { breakEven } from '#lib/deposit-bonus/break-even.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import styles from './ladder.module.css'

interface FeeMeterProps {
  tier: Tier
  feeRate: string | null
}

/** The fees of a tier as a part of its bonus; a tier that costs more than it pays says so. */
export function FeeMeter({ tier, feeRate }: FeeMeterProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const found = breakEven(tier, feeRate)
  if (found === null) return null
  const { fees, left, part } = found
  const rest = new Big(left.amount)
  const positive = formatMoney(locale, { ...left, amount: rest.abs().toFixed() })
  return (
    <div className={styles.meter} data-over={rest.lte(0) || undefined}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <span>{t('fees', { amount: formatMoney(locale, fees) })}</span>
      <span className={styles.rest}>
        {rest.lte(0) && <Icon icon={WarningIcon} size="sm" weight="fill" />}
        {rest.gt(0) && t('left_over', { amount: positive })}
        {rest.eq(0) && t('nothing_left')}
        {rest.lt(0) && t('costs_more', { amount: positive })}
      </span>
    </div>
  )
}
