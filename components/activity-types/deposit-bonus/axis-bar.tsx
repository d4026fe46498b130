import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { amountsOf, type Axis } from '#lib/deposit-bonus/reached-tier.ts'
import { missingFor } from '#lib/deposit-bonus/next-tier.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import styles from './tracker.module.css'

interface AxisBarProps {
  axis: Axis
  tiers: readonly Tier[]
  my: MyDepositBonus | null
}

const TEXTS = { netDeposit: 'bonus.axis_deposit', volume: 'bonus.axis_volume' } as const

/** One axis: the amount so far, on its way to the next tier, and what is missing. */
export function AxisBar({ axis, tiers, my }: AxisBarProps) {
  const t = useTranslations()
  const locale = useLocale()
  const next = tiers.find(({ tierId }) => tierId === my?.nextTierId) ?? (my ? tiers.at(-1) : tiers[0])
  const target = next?.[axis]
  const unit = target?.unit ?? my?.[axis].unit ?? 'USDT'
  const goal = target && formatMoney(locale, target)
  const figure = my && (
    <Figure value={formatAmount(locale, my[axis], { isMoved: true })} unit={goal ? undefined : unit} size="M" />
  )
  const missing = my && next && missingFor(next, amountsOf(my))[axis]
  return (
    <div className={styles.axis}>
      <div className={styles.head}>
        <span className={styles.name}>{t(TEXTS[axis])}</span>
        <span className={styles.figure}>
          {my && goal && fillSlot(t('bonus.of_target', { value: '{value}', target: goal }), 'value', figure)}
          {my && !goal && figure}
          {!my && goal && t('bonus.from_target', { target: goal })}
        </span>
      </div>
      {my && (
        <div className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${target ? filled(my[axis].amount, target.amount) : 100}%` }} />
        </div>
      )}
      {missing && (
        <p className={styles.missing}>{t('task.to_go', { left: formatMoney(locale, missing, { isMoved: true }) })}</p>
      )}
    </div>
  )
}

/** The part of the way in percent. */
function filled(amount: string, target: string): number {
  if (new Big(target).lte(0)) return 100
  return Math.round(Math.min(1, Math.max(0, new Big(amount).div(target).toNumber())) * 1000) / 10
}
