'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { formatDeadline, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { BackApplication, MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useCampaignOffer } from './use-campaign-offer.ts'
import { useWinBack } from './use-win-back.ts'
import { WinBackCard, type WinBackSubject } from './win-back-card.tsx'
import { WinBackForm } from './win-back-form.tsx'
import styles from './win-back.module.css'

export interface WinBackLiveProps {
  subject: WinBackSubject
}

/** A user's way back: the form, the application, or the reason why this account cannot apply. */
export function WinBackLive({ subject }: WinBackLiveProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  const zone = useMyZone()
  const now = useNow() ?? serverNow()
  const { isLogin, isShown } = useCampaignOffer(subject.activityId)
  useLiveTopic(isLogin ? 'applications' : null)
  const { my, isLoading, hasFailed } = useMyActivity(subject.activityId)
  const { application, apply, isSending, failure } = useWinBack(subject.activityId, my?.winBack?.application ?? null)
  if (!isShown) return null
  if (!isLogin || isLoading) return <WinBackCard subject={subject} />
  if (application) {
    return (
      <WinBackCard subject={subject} chip={<WinBackChip application={application} />}>
        <WinBackApplication application={application} />
      </WinBackCard>
    )
  }
  const { startTime, endTime } = subject
  if (now < startTime || now >= endTime) {
    const date = formatDeadline(locale, now < startTime ? startTime : endTime, zone)
    return (
      <WinBackCard subject={subject}>
        <Notice className={styles.state}>
          <p>{t(now < startTime ? 'back_opens' : 'back_closed', { date })}</p>
        </Notice>
      </WinBackCard>
    )
  }
  const mine = my?.winBack ?? null
  return (
    <WinBackCard subject={subject}>
      {mine && !mine.eligible && !hasFailed ? (
        <WinBackRefused mine={mine} terms={subject.terms} />
      ) : (
        <WinBackForm mine={mine} onApply={apply} isSending={isSending} failure={failure} />
      )}
    </WinBackCard>
  )
}

interface WinBackRefusedProps {
  mine: MyWinBack
  terms: WinBackSubject['terms']
}

/** Why this account cannot apply, with the date that decides it. */
function WinBackRefused({ mine: { reasonCode, lastTradeAt }, terms }: WinBackRefusedProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const words = () => {
    if (reasonCode === 'OUT_OF_WINDOW' && lastTradeAt !== null && terms) {
      const { pausedDays } = terms
      return t('event.back_traded', {
        date: formatDeadlineDay(locale, lastTradeAt, zone),
        count: pausedDays,
        value: formatNumber(locale, String(pausedDays)),
      })
    }
    return reasonText(t, reasonCode) ?? t('code.51004')
  }
  return (
    <Notice className={styles.state}>
      <p>{words()}</p>
    </Notice>
  )
}

interface WinBackApplicationProps {
  application: BackApplication
}

function WinBackChip({ application: { status } }: Pick<WinBackApplicationProps, 'application'>) {
  const t = useTranslations()
  if (status === 'RECEIVED') return <Chip>{t('state.review')}</Chip>
  return status === 'ACCEPTED' ? (
    <Chip tone="good">{t('event.back_accepted_chip')}</Chip>
  ) : (
    <Chip tone="warning">{t('event.back_declined_chip')}</Chip>
  )
}

/** The application of a user with its answer once there is one. */
function WinBackApplication({ application: { status, appliedAt, reasonCode } }: WinBackApplicationProps) {
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
