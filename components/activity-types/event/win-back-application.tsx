'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import type { BackApplication } from '#lib/contract/activity/my-sections.ts'
import { formatDeadline, formatDeadlineDay } from '#lib/i18n/format-date.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { DAY_MS } from '#lib/time/durations.ts'
import styles from './win-back.module.css'
import type { WinBackSubject } from './win-back-subject.ts'

interface WinBackApplicationProps {
  application: BackApplication
  terms: WinBackSubject['terms']
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

/** The application of a user with its answer, or the day by which there will be one. */
export function WinBackApplication({ application: { status, appliedAt, reasonCode }, terms }: WinBackApplicationProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const date = formatDeadline(locale, appliedAt, zone)
  if (status === 'RECEIVED') {
    return (
      <Notice role="status" className={styles.state}>
        <p>{t('event.back_received', { date })}</p>
        {terms && (
          <p>
            {t('event.back_answer_by', {
              date: formatDeadlineDay(locale, appliedAt + terms.answerDays * DAY_MS, zone),
            })}
          </p>
        )}
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
