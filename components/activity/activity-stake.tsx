import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Amount } from '#components/ui/text/amount.tsx'
import { cx } from '#components/ui/cx.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import styles from './activity-stake.module.css'
import { stakeOf } from './stake-of.ts'

type Props = Pick<ActivitySummary, 'activityType' | 'path' | 'pool' | 'taskCount' | 'taskSum' | 'topPrize'>

/** The stake on a card: `250,000 USDT prize pool`. */
export function ActivityStake({ wide = false, ...activity }: Props & { wide?: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  const stake = stakeOf(activity)
  if (!stake) return null
  const { money, lead, label, taskCount } = stake
  // The other labels say themselves what the sum takes.
  const digits = formatAmount(locale, money).length
  const hasLead = lead !== null && label === 'activity.rewards_label'
  return (
    <p className={cx(styles.stake, wide && styles.wide)} style={{ '--digits': digits } as CSSProperties}>
      {hasLead && <span>{t(lead)} </span>}
      <Amount money={money} locale={locale} size="L" className={styles.figure} />{' '}
      <span>{t(label, { count: taskCount, value: formatNumber(locale, String(taskCount)) })}</span>
    </p>
  )
}
