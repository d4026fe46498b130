import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import styles from './pause-notice.module.css'

/** The reason for a pause, what it stops, and that facts still count. */
export function PauseNotice({ paused }: { paused: NonNullable<ActivityDetail['paused']> }) {
  const t = useTranslations('activity')
  const reasons = {
    CHECK: t('paused_check'),
    FAULT: t('paused_fault'),
    RULES: t('paused_rules'),
    PLATFORM: t('paused_platform'),
  }
  return (
    <Notice tone="warning" role="status" className={styles.pause}>
      <p>{reasons[paused.reason]}</p>
      {paused.claims && <p>{t('claims_paused')}</p>}
      {paused.joins && <p>{t('joins_paused')}</p>}
      {paused.draws && <p>{t('draws_paused')}</p>}
      <p>{t('paused_counts')}</p>
    </Notice>
  )
}
