'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { partOf } from '#components/activity/part-of.tsx'
import { BACK_APPLY_REASONS, type AirdropCheck } from '@fanfare/contract/activity/campaign.ts'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { campaignApi } from '#store/api/campaign.ts'
import { FieldFrame } from '#components/ui/controls/field.tsx'
import selectStyles from '#components/ui/controls/select.module.css'
import { Ends, Hint, List, Note, Remark, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import {
  WinBackCard,
  type WinBackSubject,
  AirdropCard,
  type AirdropSubject,
  type SnapshotView,
} from './event-cards.tsx'
import styles from './event.module.css'
import Big from 'big.js'
import { CODES } from '@fanfare/contract/codes.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useAppSelector } from '#store/hooks.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import type { CallError } from '#store/call-error.ts'
import { useAnswer } from '#store/use-answer.ts'

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
  const mine = my?.winBack
  const application = mine?.application ?? data
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
  /** Why this account cannot apply, with the date that decides it. */
  const refusal = () => {
    if (now < startTime) return t('event.back_opens', { date: deadline(startTime) })
    if (now >= endTime) return t('event.back_closed', { date: deadline(endTime) })
    if (!mine || mine.eligible || hasFailed) return null
    return mine.reasonCode === 'OUT_OF_WINDOW' && mine.lastTradeAt && terms
      ? t('event.back_traded', {
          date: deadlineDay(mine.lastTradeAt),
          ...counted(terms.pausedDays),
        })
      : (reasonText(t, mine.reasonCode) ?? t('code.51004'))
  }
  const refused = refusal()
  return (
    <WinBackCard subject={subject}>
      {!refused ? (
        // Both answers are optional: the account is enough to apply.
        <Stack
          as="form"
          gap="14"
          top="16"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const reason = BACK_APPLY_REASONS.find((one) => one === form.get('reason'))
            void send({ activityId: subject.activityId, contactAllowed: form.has('contact'), reason })
          }}
        >
          <div className={styles.reason}>
            <FieldFrame id="win-back-reason" label={t('event.back_reason')}>
              <select id="win-back-reason" name="reason" className={selectStyles.select}>
                <option value="">{t('event.back_reason_none')}</option>
                {BACK_APPLY_REASONS.map((one) => (
                  <option key={one} value={one}>
                    {t(`event.reason_${one.toLowerCase() as Lowercase<typeof one>}`)}
                  </option>
                ))}
              </select>
            </FieldFrame>
          </div>
          <CheckBox input={{ name: 'contact' }}>
            {t('event.back_contact')} <Span tone="secondary">{t('event.back_optional')}</Span>
          </CheckBox>
          {error && <Alert>{errorText(error)}</Alert>}
          <Row gap="8 12" align="center" wrap className={styles.action}>
            <OnlineButton type="submit" variant="outlined" busy={isSending}>
              {t(isSending ? 'activity.cta_applying' : 'activity.cta_apply')}
            </OnlineButton>
            <Hint>
              {mine &&
                (mine.lastTradeAt
                  ? t('event.back_last_trade', { date: deadlineDay(mine.lastTradeAt) })
                  : t('event.back_no_trade'))}
            </Hint>
          </Row>
        </Stack>
      ) : (
        <Notice top="16">{refused}</Notice>
      )}
    </WinBackCard>
  )
}

const CHIPS = {
  RECEIVED: ['neutral', 'state.review'],
  ACCEPTED: ['good', 'event.back_accepted_chip'],
  DECLINED: ['warning', 'event.back_declined_chip'],
} as const

export const EventPart = partOf({ airdrop: AirdropLive, 'win-back': WinBackLive })

/** The user's holding and the required one, or why the gateway refuses to tell. */
export function AirdropLive({ activityId, subject }: { activityId: string; subject: AirdropSubject }) {
  const { t, money, moved, deadline } = useMyWords()
  const errorText = useErrorText()
  const { isLogin, isShown } = useCampaignOffer(activityId)
  const query = campaignApi.useAirdropCheckQuery(activityId, {
    skip: !isLogin || !isShown,
    refetchOnFocus: true,
  })
  const { error, isFetching, refetch } = query
  const { data } = useAnswer(query)
  if (!isShown) return null
  if (!isLogin || (!data && !error)) return <AirdropCard subject={subject} />
  const again = (
    <SmallButton variant="text" busy={isFetching} onClick={refetch}>
      <SmallIcon icon="arrow-clockwise" />
      {t('event.check_again')}
    </SmallButton>
  )
  if (!data) {
    const refusal = error as CallError
    return (
      <AirdropCard subject={subject}>
        <Notice top="12" tone="warning" role="status">
          <p>{errorText(error)}</p>
          {refusal.kind === 'gateway' && refusal.code === CODES.AIRDROP.code && <p>{t('event.check_blocked')}</p>}
          {again}
        </Notice>
      </AirdropCard>
    )
  }
  const { position, required, accounts, asOf, eligible, reasonCode, snapshots } = data
  const missing = () => {
    if (reasonCode && reasonCode !== 'NOT_ENOUGH') return reasonText(t, reasonCode) ?? t('code.51070')
    if (!asOf) return t('event.check_waiting')
    const amount = moved({ amount: Big(required.amount).minus(position.amount).toFixed(), unit: required.unit })
    return t(snapshots.some(({ taken }) => !taken) ? 'event.check_missing' : 'event.check_short', { amount })
  }
  return (
    <AirdropCard
      subject={subject}
      snapshots={snapshotViews(snapshots)}
      figure={
        !Big(position.amount).eq(0) && (
          <Row as="p" align="baseline" justify="end" wrap className={styles.figure}>
            <Amount money={position} size="L" isMoved />
            <Remark>{t('event.check_of', { amount: money(required) })}</Remark>
          </Row>
        )
      }
    >
      <Row as="p" gap="4 12" top="12" align="center" wrap size="hint" tone="secondary">
        {asOf && t('event.check_as_of', { time: deadline(asOf) })}
        {again}
      </Row>
      {/* The holding's progress, what counts of it, and what is missing. */}
      {asOf && (
        <ProgressBar
          ratio={ratioOf({ current: position.amount, target: required.amount })}
          label={t('event.check_bar')}
          valueText={t('event.check_value', { held: moved(position), required: money(required) })}
          className={styles.bar}
        />
      )}
      {accounts.length > 0 && (
        <List top="12" className={styles.accounts}>
          {accounts.map(({ account, amount, counted }) => (
            <Ends as="li" gap="4 12" key={account}>
              <Row as="span" gap="4 12" align="center" wrap>
                <Span tone={counted ? 'success' : 'tertiary'}>
                  <Icon icon={counted ? 'check-circle' : 'minus-circle'} weight={counted ? 'fill' : 'regular'} />
                </Span>
                {account}
                {!counted && <Note as="small">{t('event.account_out')}</Note>}
              </Row>
              <span className={counted ? undefined : styles.left}>
                <Amount money={amount} isMoved />
              </span>
            </Ends>
          ))}
        </List>
      )}
      <Notice tone={eligible ? 'good' : asOf ? 'warning' : 'neutral'} role="status" top="12">
        {eligible ? t('event.check_enough') : missing()}
      </Notice>
    </AirdropCard>
  )
}

/** A user's snapshots for the page; the first one not taken yet is `next`. */
function snapshotViews(snapshots: AirdropCheck['snapshots']): SnapshotView[] {
  const next = snapshots.find(({ taken }) => !taken)
  return snapshots.map((snapshot) => {
    const { at, taken, held } = snapshot
    if (!taken) return { at, state: snapshot === next ? 'next' : 'announced' }
    if (held === null) return { at, state: 'taken' }
    return { at, state: held ? 'enough' : 'short' }
  })
}

/**
 * Whether the reader is logged in, and whether the campaign may show its offers to this user. While that is unknown, the offer stays
 * visible: the gateway refuses a call that the user may not make, with the reason.
 */
function useCampaignOffer(activityId: string) {
  const isLogin = useAppSelector(selectIsLogin)
  const { data } = useAnswer(campaignApi.useShowActivityQuery(activityId, { skip: !isLogin }))
  return { isLogin, isShown: data?.show !== false }
}
