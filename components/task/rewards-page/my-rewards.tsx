'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { serverNow } from '#lib/http/clock.ts'
import { withExpired } from '#lib/task/reward-list.ts'
import { taskApi } from '#store/api/task.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { claimedForgotten, selectClaimedHere, type Claimable, type ClaimedReward } from '#store/slices/good-news.ts'
import { CalendarButton } from './calendar-button.tsx'
import { ClaimCard } from '../claim/claim-card.tsx'
import { LazyAddress } from '../address/lazy-address.tsx'
import { LazyGoodNews } from '../good-news/lazy-good-news.tsx'
import styles from './my-rewards.module.css'
import { RewardList } from './reward-list.tsx'
import { RewardTabs } from './reward-tabs.tsx'
import { RewardTotalsCard } from './reward-totals-card.tsx'
import { RewardsClaimed } from './rewards-claimed.tsx'
import { RewardsEmpty } from './rewards-empty.tsx'
import { RewardsHead } from './rewards-head.tsx'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import type { RewardsProps } from './rewards-live.tsx'
import { RewardsWaiting } from './rewards-waiting.tsx'
import { useClaimAll } from '../claim/use-claim-all.ts'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useHashTab } from './use-hash-tab.ts'
import { FRESH, useClaimableRewards, useRefetch } from '../claim/use-claimable-rewards.ts'
import { useRewardsSummary } from './use-rewards-summary.ts'

const NONE: readonly RewardItem[] = []

/** The user's claimable rewards, totals and reward list (SCR-9). */
export function MyRewards({ welcome, rate }: RewardsProps) {
  const t = useTranslations()
  const claimable = useClaimableRewards()
  const list = taskApi.endpoints.allRewards.useQuery(undefined, FRESH)
  const { claim, pressed, isClaiming } = useClaimReward()
  const claimed = useClaimedHere()
  const { claimAll, progress } = useClaimAll()
  const tab = useHashTab()
  const now = useNow() ?? serverNow()
  const { ready } = claimable
  const { items, ended } = withExpired(list.data ?? NONE, now)
  const refetch = useRefetch(ended)
  const summary = useRewardsSummary(ready, items, list.fulfilledTimeStamp)

  if (!list.data && list.isError)
    return <Failed onRetry={() => void Promise.all([list.refetch(), claimable.refetch()])} />
  if (!list.data || claimable.isLoading) {
    return (
      <>
        <RewardsHead />
        <RewardsWaiting />
      </>
    )
  }
  const isNothingReady = claimable.isKnown && ready.length === 0
  if (items.length === 0 && isNothingReady && claimed.length === 0) {
    return <RewardsEmpty welcome={welcome} />
  }
  const claimEverything = () => void claimAll(ready.map(claimableOf))
  return (
    <>
      <RewardsHead summary={summary} action={<CalendarButton ready={ready} items={items} />} />
      <div className={styles.top}>
        {!claimable.isKnown && (
          <Notice tone="warning" role="status">
            <p>{t('rewards.failed_ready')}</p>
            <Retry onRetry={() => void claimable.refetch()} />
          </Notice>
        )}
        {isNothingReady && claimed.length > 0 && <RewardsClaimed items={claimed} welcome={welcome} />}
        {ready.length > 0 && (
          <ClaimCard
            items={ready}
            rate={rate}
            progress={progress}
            isClaiming={isClaiming}
            pressed={pressed}
            onClaim={(item) => void claim(claimableOf(item))}
            onClaimAll={claimEverything}
          />
        )}
        <RewardTotalsCard items={items} now={now} rate={rate} />
      </div>
      <RewardTabs items={items} current={tab} />
      <RewardList tab={tab} items={items} onChange={refetch} />
      <LazyGoodNews />
      <LazyAddress />
    </>
  )
}

const claimableOf = ({ activityId, title, task }: ClaimableItem): Claimable => ({
  ...task,
  activityId,
  activityTitle: title,
})

/** The rewards claimed since this page was opened; forgotten when the page is left. */
function useClaimedHere(): readonly ClaimedReward[] {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(claimedForgotten())
    return () => void dispatch(claimedForgotten())
  }, [dispatch])
  return useAppSelector(selectClaimedHere)
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return (
    <Button variant="outlined" size="sm" onClick={onRetry}>
      <Icon icon="arrow-clockwise" size="sm" />
      {t('btn_retry')}
    </Button>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('rewards')
  return (
    <>
      <RewardsHead />
      <Card as="section" padded role="alert" className={styles.failed}>
        <h2>{t('failed_title')}</h2>
        <p className={styles.summary}>{t('failed_text')}</p>
        <Retry onRetry={onRetry} />
      </Card>
    </>
  )
}
