import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import styles from './pause-notice.module.css'

/** The reason for a pause, what it stops, and that facts still count. */
export function PauseNotice({ paused }: Pick<ActivityDetail, 'paused'>) {
  const t = useTranslations('activity')
  if (!paused) return null
  const reasons = {
    CHECK: t('paused_check'),
    FAULT: t('paused_fault'),
    RULES: t('paused_rules'),
    PLATFORM: t('paused_platform'),
  }
  return (
    <Notice tone="warning" role="status" className={styles.pause}>
      <p>{reasons[paused.reason]}</p>
      {(['claims', 'joins', 'draws'] as const).map((part) => paused[part] && <p key={part}>{t(`${part}_paused`)}</p>)}
      <p>{t('paused_counts')}</p>
    </Notice>
  )
}
