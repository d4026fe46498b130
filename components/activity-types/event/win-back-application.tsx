'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { BackApplication } from '@fanfare/contract/activity/my-sections.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import styles from './win-back.module.css'

interface WinBackApplicationProps {
  application: BackApplication
}

export function WinBackChip({ application: { status } }: Pick<WinBackApplicationProps, 'application'>) {
  const t = useTranslations()
  if (status === 'RECEIVED') return <Chip>{t('state.review')}</Chip>
  return status === 'ACCEPTED' ? (
    <Chip tone="good">{t('event.back_accepted_chip')}</Chip>
  ) : (
    <Chip tone="warning">{t('event.back_declined_chip')}</Chip>
  )
}

/** The application of a user with its answer once there is one. */
export function WinBackApplication({ application: { status, appliedAt, reasonCode } }: WinBackApplicationProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const date = formatDeadline(locale, appliedAt, zone)
  if (status === 'RECEIVED') {
    return (
      <Notice role="status" className={styles.state}>
        <p>{t('event.back_received', { date })}</p>
        <p>{t('event.back_waiting')}</p>
      </Notice>
    )
  }
  const reason = reasonText(t, reasonCode)
  return (
    <Notice tone={status === 'ACCEPTED' ? 'good' : 'warning'} role="status" className={styles.state}>
      <p>{t(status === 'ACCEPTED' ? 'event.back_accepted' : 'event.back_declined')}</p>
      {reason !== null && <p>{reason}</p>}
    </Notice>
  )
}
