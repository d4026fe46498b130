'use client'

import Big from 'big.js'
import { CODES } from '@fanfare/contract/codes.ts'
import type { AirdropCheck } from '@fanfare/contract/activity/campaign.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { campaignApi } from '#store/api/campaign.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import type { CallError } from '#store/call-error.ts'
import { Ends, List, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { AirdropCard, type AirdropSubject, type SnapshotView } from './event-cards.tsx'
import styles from './event.module.css'

/** The user's holding and the required one, or why the gateway refuses to tell. */
export function AirdropLive({ activityId, subject }: { activityId: string; subject: AirdropSubject }) {
  const { t, money, moved, deadline } = useMyWords()
  const errorText = useErrorText()
  const { isLogin, isShown } = useCampaignOffer(activityId)
  const { data, error, isFetching, refetch } = campaignApi.useAirdropCheckQuery(activityId, {
    skip: !isLogin || !isShown,
    refetchOnFocus: true,
  })
  if (!isShown) return null
  if (!isLogin || (!data && !error)) return <AirdropCard subject={subject} />
  const again = (
    <Button variant="text" size="sm" busy={isFetching} onClick={() => void refetch()}>
      <Icon icon="arrow-clockwise" size="sm" />
      {t('event.check_again')}
    </Button>
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
    if (reasonCode !== null && reasonCode !== 'NOT_ENOUGH') return reasonText(t, reasonCode) ?? t('code.51070')
    if (asOf === undefined) return t('event.check_waiting')
    const amount = moved({ amount: Big(required.amount).minus(position.amount).toFixed(), unit: required.unit })
    return t(snapshots.some(({ taken }) => !taken) ? 'event.check_missing' : 'event.check_short', { amount })
  }
  return (
    <AirdropCard
      subject={subject}
      snapshots={snapshotViews(snapshots)}
      figure={
        !Big(position.amount).eq(0) && (
          <Row as="p" align="baseline" wrap className={styles.figure}>
            <Amount money={position} size="L" isMoved />
            <Note as="span">{t('event.check_of', { amount: money(required) })}</Note>
          </Row>
        )
      }
    >
      <Row as="p" gap="4 12" top="12" align="center" wrap size="hint" tone="secondary">
        {asOf !== undefined && t('event.check_as_of', { time: deadline(asOf) })}
        {again}
      </Row>
      {/* The holding's progress, what counts of it, and what is missing. */}
      {asOf !== undefined && (
        <ProgressBar
          ratio={Big(required.amount).eq(0) ? 1 : Big(position.amount).div(required.amount).toNumber()}
          label={t('event.check_bar')}
          valueText={t('event.check_value', { held: moved(position), required: money(required) })}
          className={styles.bar}
        />
      )}
      {accounts.length > 0 && (
        <List lined top="12" className={styles.accounts}>
          {accounts.map(({ account, amount, counted }) => (
            <Ends as="li" gap="4 12" key={account}>
              <Row as="span" gap="4 12" align="center" wrap>
                <Text as="span" tone={counted ? 'success' : 'tertiary'}>
                  <Icon icon={counted ? 'check-circle' : 'minus-circle'} weight={counted ? 'fill' : 'regular'} />
                </Text>
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
      <Notice tone={eligible ? 'good' : asOf === undefined ? 'neutral' : 'warning'} role="status" top="12">
        <p>{eligible ? t('event.check_enough') : missing()}</p>
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
export function useCampaignOffer(activityId: string) {
  const isLogin = useAppSelector(selectIsLogin)
  const { data } = campaignApi.useShowActivityQuery(activityId, { skip: !isLogin })
  return { isLogin, isShown: data?.show !== false }
}
