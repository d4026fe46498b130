'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { useLocale } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { activityApi } from '#store/api/activity.ts'
import { formatDayMonth, formatDeadline, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { AddressButton } from '../address/address-button.tsx'
import { RewardChip } from '../reward-chip.tsx'
import styles from './reward-list.module.css'
import { RewardDetails } from '../timeline.tsx'

/** One line that opens to the steps of the reward, which are requested only then. */
export function RewardRow({ item, onChange }: { item: RewardItem; onChange: () => void }) {
  const now = useNow() ?? serverNow()
  const note = useRewardNote()
  const locale = useLocale()
  const source = (
    <Stack as="span">
      <span>{isolateAmounts(locale, item.activityTitle ?? item.reward.label)}</span>
      <span>{note(item)}</span>
    </Stack>
  )
  return (
    <li className={styles.row}>
      <RewardDetails item={item} source={source} now={now}>
        <RewardChip item={item} now={now} onChange={onChange} />
      </RewardDetails>
      <div className={styles.action}>
        <RewardAction item={item} now={now} />
      </div>
    </li>
  )
}

/** One sentence for each state of a reward. */
function useRewardNote(): (item: RewardItem) => string {
  const { t, locale } = useWords()
  const zone = useMyZone()
  return ({ state, reasonCode, holdUntil, expiresAt, reward, address, payout }) => {
    if (reasonCode === 'ADDRESS_NEEDED') return t('address.note')
    if (state === 'GRANTED' && address !== undefined) return t('address.saved', { address })
    switch (state) {
      case 'HOLD':
        return holdUntil === undefined
          ? t('rewards.note_hold_undated')
          : t('rewards.note_hold', { date: formatDeadline(locale, holdUntil, zone) })
      case 'REVIEW':
        return t('rewards.note_review')
      case 'USED':
        return t('rewards.note_used')
      case 'EXPIRED':
        return t('rewards.note_expired')
      case 'CANCELLED':
        return [t('rewards.note_cancelled'), reasonText(t, reasonCode)].filter(Boolean).join(' ')
      case 'GRANTED': {
        if (payout?.state === 'DELAYED') return t('rewards.note_delayed')
        if (payout?.state === 'ON_THE_WAY') return t('rewards.note_on_the_way')
        const note =
          payout?.state === 'PAID'
            ? t('rewards.note_arrived', { date: formatDayMonth(locale, payout.at, zone) })
            : t(`rewards.note_granted_${rewardWord(reward)}`)
        return expiresAt === null
          ? note
          : `${note} ${t('rewards.ends_on', { date: formatDeadlineDay(locale, expiresAt, zone) })}`
      }
    }
  }
}

/** The action for a reward, if it has one; outlined, because gold is for claims only. */
function RewardAction({ item, now }: { item: RewardItem; now: number }) {
  const { t } = useWords()
  const openTarget = useOpenTarget()
  const isThere = item.state === 'GRANTED' && item.address !== undefined
  if (isThere || item.reasonCode === 'ADDRESS_NEEDED') {
    const { rewardId, reward, expiresAt } = item
    return <AddressButton rewardId={rewardId} prize={reward.label} until={expiresAt} isThere={isThere} />
  }
  if (isUnusedDraw(item)) return <DrawLink activityId={item.activityId} />
  const isCoupon = item.reward.rewardType === 'FUTURES_COUPON'
  if (item.state === 'GRANTED' && isCoupon && endsSoon(item.expiresAt, now)) {
    return (
      <Button variant="outlined" size="sm" onClick={() => openTarget('contract-btcusdt')}>
        {t('rewards.action_use')}
      </Button>
    )
  }
  return null
}

/** The list has no path, so the activity's detail gives it. */
function DrawLink({ activityId }: { activityId: string }) {
  const { t, locale } = useWords()
  const { data } = activityApi.endpoints.activityDetail.useQuery(activityId)
  if (!data) return null
  return (
    <Button variant="outlined" size="sm" href={data.path} locale={locale}>
      {t('rewards.action_draw')}
    </Button>
  )
}
