import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/amount.tsx'
import { cx } from '#components/ui/cx.ts'
import type { FigureSize } from '#components/ui/figure.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { activityLook } from './activity-look.ts'
import styles from './activity-stake.module.css'

interface Props {
  activity: Pick<ActivitySummary, 'activityType' | 'path' | 'pool'>
  size: FigureSize
  className?: string
}

/** The sum that an activity pays, "250,000 USDT prize pool": the same figure on its card and on its page. */
export function ActivityStake({ activity, size, className }: Props) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { pool } = activity
  if (!pool) return null
  return (
    <p className={cx(styles.stake, className)}>
      <Amount money={pool} locale={locale} size={size} />{' '}
      <span className={styles.label}>{t(activityLook(activity).sharesPool ? 'pool_label' : 'rewards_label')}</span>
    </p>
  )
}
