import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { BreakEven } from '#lib/deposit-bonus/break-even.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { RewardWord } from '#lib/task/reward-word.ts'
import styles from './fee-meter.module.css'

/** The rest of a bonus after the fees, in words. */
export function restText(
  left: NonNullable<BreakEven['left']>,
  { t, locale }: { t: ReturnType<typeof useTranslations<never>>; locale: Locale },
): string {
  const rest = new Big(left.amount)
  const amount = formatMoney(locale, { ...left, amount: rest.abs().toFixed() })
  if (rest.eq(0)) return t('bonus.nothing_left')
  return t(rest.gt(0) ? 'bonus.left_over' : 'bonus.costs_more', { amount })
}

/** The fees of a tier as a part of its bonus, and what is left or what the bonus is; a tier that costs more than it pays says so. */
export function FeeMeter({ fees, left, part, word }: BreakEven & { word: RewardWord }) {
  const t = useTranslations()
  const locale = useLocale()
  const state = left === null ? 'apart' : new Big(left.amount).lte(0) ? 'over' : undefined
  return (
    <div className={styles.meter} data-rest={state}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <span className={styles.fees}>{t('bonus.fees', { amount: formatMoney(locale, fees) })}</span>
      <span className={styles.rest}>
        {state === 'over' && <Icon icon="warning" size="sm" weight="fill" />}
        {left ? restText(left, { t, locale }) : t(`task.word.${word}`)}
      </span>
    </div>
  )
}
