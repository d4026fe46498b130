'use client'

import { useTranslations } from 'next-intl'
import { formatDeadline, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { useState } from 'react'
import { BACK_APPLY_REASONS, type BackApplyReason } from '@fanfare/contract/activity/campaign.ts'
import type { BackApplication, MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { cx } from '#components/ui/cx.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { campaignApi } from '#store/api/campaign.ts'
import fieldStyles from '#components/ui/controls/field.module.css'
import selectStyles from '#components/ui/controls/select.module.css'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { AirdropLive, useCampaignOffer, type AirdropLiveProps } from './airdrop-live.tsx'
import { WinBackCard, type WinBackSubject } from './event-cards.tsx'
import styles from './event.module.css'

export type EventPartProps = ({ part: 'airdrop' } & AirdropLiveProps) | ({ part: 'win-back' } & WinBackLiveProps)

export function EventPart(props: EventPartProps) {
  return props.part === 'airdrop' ? <AirdropLive {...props} /> : <WinBackLive {...props} />
}

interface WinBackLiveProps {
  subject: WinBackSubject
}

/** A user's way back: the form, the application, or the reason why this account cannot apply. */
export function WinBackLive({ subject }: WinBackLiveProps) {
  const { t, locale } = useWords()
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
          <p>{t(now < startTime ? 'event.back_opens' : 'event.back_closed', { date })}</p>
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
  const { t, locale, number } = useWords()
  const zone = useMyZone()
  const words = () => {
    if (reasonCode === 'OUT_OF_WINDOW' && lastTradeAt !== null && terms) {
      const { pausedDays } = terms
      return t('event.back_traded', {
        date: formatDeadlineDay(locale, lastTradeAt, zone),
        count: pausedDays,
        value: number(pausedDays),
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
  const { t, locale } = useWords()
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

interface WinBackFormProps {
  /** null when the platform does not tell it. */
  mine: MyWinBack | null
  onApply: (answers: WinBackAnswers) => void
  isSending: boolean
  /** The reason of a refused application. */
  failure: string | null
}

const REASON_KEYS = {
  FEES: 'event.reason_fees',
  PRODUCTS: 'event.reason_products',
  SUPPORT: 'event.reason_support',
  TRUST: 'event.reason_trust',
  TIME: 'event.reason_time',
  OTHER: 'event.reason_other',
} as const satisfies Record<BackApplyReason, string>

/** Both answers are optional: an application needs no more than the account. */
function WinBackForm({ mine, onApply, isSending, failure }: WinBackFormProps) {
  const { t, locale } = useWords()
  const zone = useMyZone()
  const online = useOnline()
  const [reason, setReason] = useState<BackApplyReason | null>(null)
  const [contactAllowed, allowContact] = useState(false)
  const lastTrade = () => {
    if (mine === null) return null
    if (mine.lastTradeAt === null) return t('event.back_no_trade')
    return t('event.back_last_trade', { date: formatDeadlineDay(locale, mine.lastTradeAt, zone) })
  }
  return (
    <Stack
      as="form"
      gap="14"
      top="16"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply({ reason, contactAllowed })
      }}
    >
      <Stack gap="6" className={cx(fieldStyles.field, styles.reason)}>
        <label htmlFor="win-back-reason">{t('event.back_reason')}</label>
        <span className={fieldStyles.box}>
          <select
            id="win-back-reason"
            className={selectStyles.select}
            value={reason ?? ''}
            onChange={({ target }) => setReason(BACK_APPLY_REASONS.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('event.back_reason_none')}</option>
            {BACK_APPLY_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(REASON_KEYS[one])}
              </option>
            ))}
          </select>
        </span>
      </Stack>
      <CheckBox input={{ checked: contactAllowed, onChange: ({ target }) => allowContact(target.checked) }}>
        {t('event.back_contact')}{' '}
        <Text as="span" tone="secondary">
          {t('event.back_optional')}
        </Text>
      </CheckBox>
      {failure !== null && (
        <Notice tone="error" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Row gap="8 12" top="16" align="center" wrap className={styles.action}>
        <Button
          type="submit"
          variant="outlined"
          busy={isSending}
          disabled={!online}
          reason={online ? undefined : t('offline.needed')}
        >
          {t(isSending ? 'activity.cta_applying' : 'activity.cta_apply')}
        </Button>
        <Text size="hint" tone="secondary">
          {lastTrade()}
        </Text>
      </Row>
    </Stack>
  )
}

interface WinBackAnswers {
  reason: BackApplyReason | null
  contactAllowed: boolean
}

/** Sends an application; the answer is shown at once, before the user's data has been read again. */
function useWinBack(activityId: string, stored: BackApplication | null) {
  const [send, { data, error, isLoading }] = campaignApi.endpoints.backApply.useMutation()
  const errorText = useErrorText()
  return {
    application: stored ?? data ?? null,
    apply: ({ reason, contactAllowed }: WinBackAnswers) =>
      void send({ activityId, contactAllowed, ...(reason !== null && { reason }) }),
    isSending: isLoading,
    failure: error ? errorText(error) : null,
  }
}
