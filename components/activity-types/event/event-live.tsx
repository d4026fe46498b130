'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { partOf } from '#components/activity/part-of.tsx'
import { useState } from 'react'
import { BACK_APPLY_REASONS, type BackApplyReason } from '@fanfare/contract/activity/campaign.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { cx } from '#components/ui/cx.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { campaignApi } from '#store/api/campaign.ts'
import fieldStyles from '#components/ui/controls/field.module.css'
import selectStyles from '#components/ui/controls/select.module.css'
import { Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { AirdropLive, useCampaignOffer } from './airdrop-live.tsx'
import { WinBackCard, type WinBackSubject } from './event-cards.tsx'
import styles from './event.module.css'

/** The form, the application, or the reason why this account cannot apply. */
export function WinBackLive({ subject }: { subject: WinBackSubject }) {
  const { t, counted, deadline, deadlineDay } = useMyWords()
  const now = useServerNow()
  const { isLogin, isShown } = useCampaignOffer(subject.activityId)
  useLiveTopic(isLogin ? 'applications' : null)
  const { my, isLoading, hasFailed } = useMyActivity(subject.activityId)
  // The answer is shown before the user's data is refetched.
  const [send, { data, error, isLoading: isSending }] = campaignApi.useBackApplyMutation()
  const errorText = useErrorText()
  const [reason, setReason] = useState<BackApplyReason | null>(null)
  const [contactAllowed, allowContact] = useState(false)
  const application = my?.winBack?.application ?? data
  if (!isShown) return null
  if (!isLogin || isLoading) return <WinBackCard subject={subject} />
  if (application) {
    const { status, appliedAt, reasonCode } = application
    const [tone, chip] = CHIPS[status]
    const lines =
      status === 'RECEIVED'
        ? [t('event.back_received', { date: deadline(appliedAt) }), t('event.back_waiting')]
        : [t(status === 'ACCEPTED' ? 'event.back_accepted' : 'event.back_declined'), reasonText(t, reasonCode)]
    return (
      <WinBackCard subject={subject} chip={<Chip tone={tone}>{t(chip)}</Chip>}>
        <Notice top="16" tone={tone} role="status">
          {lines.map((line) => line && <p key={line}>{line}</p>)}
        </Notice>
      </WinBackCard>
    )
  }
  const { startTime, endTime, terms } = subject
  const mine = my?.winBack ?? null
  /** Why this account cannot apply, with the date that decides it. */
  const refusal = () => {
    if (now < startTime) return t('event.back_opens', { date: deadline(startTime) })
    if (now >= endTime) return t('event.back_closed', { date: deadline(endTime) })
    if (!mine || mine.eligible || hasFailed) return null
    return mine.reasonCode === 'OUT_OF_WINDOW' && mine.lastTradeAt !== null && terms
      ? t('event.back_traded', {
          date: deadlineDay(mine.lastTradeAt),
          ...counted(terms.pausedDays),
        })
      : (reasonText(t, mine.reasonCode) ?? t('code.51004'))
  }
  const refused = refusal()
  return (
    <WinBackCard subject={subject}>
      {refused === null ? (
        // Both answers are optional: the account is enough to apply.
        <Stack
          as="form"
          gap="14"
          top="16"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void send({ activityId: subject.activityId, contactAllowed, ...(reason !== null && { reason }) })
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
          {error && (
            <Notice tone="error" role="alert">
              <p>{errorText(error)}</p>
            </Notice>
          )}
          <Row gap="8 12" top="16" align="center" wrap className={styles.action}>
            <OnlineButton type="submit" variant="outlined" busy={isSending}>
              {t(isSending ? 'activity.cta_applying' : 'activity.cta_apply')}
            </OnlineButton>
            <Note size="hint">
              {mine &&
                (mine.lastTradeAt === null
                  ? t('event.back_no_trade')
                  : t('event.back_last_trade', { date: deadlineDay(mine.lastTradeAt) }))}
            </Note>
          </Row>
        </Stack>
      ) : (
        <Notice top="16">
          <p>{refused}</p>
        </Notice>
      )}
    </WinBackCard>
  )
}

const CHIPS = {
  RECEIVED: ['neutral', 'state.review'],
  ACCEPTED: ['good', 'event.back_accepted_chip'],
  DECLINED: ['warning', 'event.back_declined_chip'],
} as const

const REASON_KEYS = {
  FEES: 'event.reason_fees',
  PRODUCTS: 'event.reason_products',
  SUPPORT: 'event.reason_support',
  TRUST: 'event.reason_trust',
  TIME: 'event.reason_time',
  OTHER: 'event.reason_other',
} as const satisfies Record<BackApplyReason, string>

export const EventPart = partOf({ airdrop: AirdropLive, 'win-back': WinBackLive })
