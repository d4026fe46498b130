import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Axis } from '#lib/deposit-bonus/reached-tier.ts'
import { formatAmount, formatCompact, formatMoney } from '@fanfare/languages/format.ts'
import styles from './tracker.module.css'

interface AxisBarProps {
  axis: Axis
  tiers: readonly Tier[]
  my: MyDepositBonus | null
}

const TEXTS = { netDeposit: 'axis_deposit', volume: 'axis_volume' } as const

/** One axis: the amount so far, and a segment for each tier. */
export function AxisBar({ axis, tiers, my }: AxisBarProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const steps = tiers.map((tier) => tier[axis]?.amount ?? '0')
  const next = tiers.find(({ tierId }) => tierId === my?.nextTierId) ?? (my ? tiers.at(-1) : tiers[0])
  const target = next?.[axis]
  const unit = target?.unit ?? my?.[axis].unit ?? 'USDT'
  const goal = target && formatMoney(locale, target)
  const figure = my && (
    <Figure value={formatAmount(locale, my[axis], { isMoved: true })} unit={goal ? undefined : unit} size="M" />
  )
  return (
    <div className={styles.axis}>
      <div className={styles.head}>
        <span className={styles.name}>{t(TEXTS[axis])}</span>
        <span className={styles.figure}>
          {my && goal && fillSlot(t('of_target', { value: '{value}', target: goal }), 'value', figure)}
          {my && !goal && figure}
          {!my && goal && t('from_target', { target: goal })}
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={tiers[index]?.tierId}>
            <i style={{ inlineSize: `${my ? filled(my[axis].amount, steps[index - 1] ?? '0', step) : 0}%` }} />
          </span>
        ))}
      </div>
      <div className={styles.steps} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={tiers[index]?.tierId} data-next={tiers[index]?.tierId === my?.nextTierId || undefined}>
            <bdi>{formatCompact(locale, step)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The filled part of a segment in percent. */
function filled(amount: string, from: string, to: string): number {
  const size = new Big(to).minus(from)
  if (size.lte(0)) return new Big(amount).gte(to) ? 100 : 0
  const part = new Big(amount).minus(from).div(size).toNumber()
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10
}
