import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'

/** The reason for a pause, what it stops, and that facts still count. */
export function PauseNotice({
  paused,
  className,
}: {
  paused: NonNullable<ActivityDetail['paused']>
  className?: string
}) {
  const t = useTranslations('activity')
  const reasons = {
    CHECK: t('paused_check'),
    FAULT: t('paused_fault'),
    RULES: t('paused_rules'),
    PLATFORM: t('paused_platform'),
  }
  return (
    <Notice tone="warning" role="status" className={className}>
      <p>{reasons[paused.reason]}</p>
      {paused.claims && <p>{t('claims_paused')}</p>}
      {paused.joins && <p>{t('joins_paused')}</p>}
      {paused.draws && <p>{t('draws_paused')}</p>}
      <p>{t('paused_counts')}</p>
    </Notice>
  )
}
