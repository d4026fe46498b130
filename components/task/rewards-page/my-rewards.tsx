import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { RetryButton, RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { ofTab, REWARD_TABS, type RewardTab, withExpired } from '#lib/task/reward-list.ts'
import { taskApi } from '#store/api/task.ts'
import { FRESH } from '#store/fresh.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { claimedForgotten, selectClaimedHere } from '#store/slices/good-news.ts'
import type { Deadline } from '#lib/task/deadlines-calendar.ts'
import { saveCalendar } from '#components/ui/browser/save-calendar.ts'
import { ClaimCard } from '../claim/claim-card.tsx'
import { LazyAddress } from '../address/lazy-address.tsx'
import { LazyGoodNews } from '../good-news/lazy-good-news.tsx'
import styles from './my-rewards.module.css'
import { RewardList } from './reward-list.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { RewardTotalsCard } from './reward-totals-card.tsx'
import { RewardsClaimed, RewardsEmpty } from './no-claims.tsx'
import { RewardsHead, RewardsVisitor, RewardsWaiting } from './rewards-parts.tsx'
import { claimableOf } from '../claim/claim.ts'
import type { WelcomeActivity } from '#lib/task/find-welcome.ts'
import { isStarting, useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { DisplayRate } from '@fanfare/languages/display-rate.ts'
import { useClaimAll } from '../claim/use-claim-all.ts'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useClaimableRewards, useRefetch } from '../claim/use-claimable-rewards.ts'
import { Grid, Row, Text } from '#components/ui/layout/layout.tsx'

interface RewardsProps {
  welcome: WelcomeActivity | null
  /** Absent: amounts are shown only in their asset. */
  rate?: DisplayRate
}

export function RewardsLive(props: RewardsProps) {
  const { t } = useMyWords()
  const openTarget = useOpenTarget()
  const auth = useAuth()
  return (
    <>
      {auth.isLogin ? (
        <MyRewards {...props} />
      ) : (
        <>
          <RewardsHead />
          {isStarting(auth) ? <RewardsWaiting /> : <RewardsVisitor />}
        </>
      )}
      {/* APP-3: the app's screens for assets and support, because the app has no footer with the help. CSS hides them elsewhere. */}
      <Row gap="12" top="24" wrap className={styles.appLinks}>
        {auth.isLogin && (
          <Button variant="outlined" onClick={() => openTarget('asset')}>
            {t('download.feature.assets')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => openTarget('support-chat')}>
          {t('download.feature.support_chat')}
        </Button>
      </Row>
    </>
  )
}

/** The user's claimable rewards, totals and reward list (SCR-9). */
export function MyRewards({ welcome, rate }: RewardsProps) {
  const { t, rewardText, number, counted, dayTime } = useMyWords()
  const claimable = useClaimableRewards()
  const list = taskApi.useAllRewardsQuery(undefined, FRESH)
  const claims = useClaimReward()
  const dispatch = useAppDispatch()
  // Those since this page was opened.
  const claimed = useAppSelector(selectClaimedHere)
  useEffect(() => {
    dispatch(claimedForgotten())
    return () => void dispatch(claimedForgotten())
  }, [dispatch])
  const { claimAll, progress } = useClaimAll()
  // The tab in the URL's fragment, which survives a reload and which ordinary links change.
  const tab = useSyncExternalStore<RewardTab>(subscribe, read, () => 'all')
  const now = useServerNow()
  const { ready } = claimable
  const { items, ended } = withExpired(list.data ?? [], now)
  const refetch = useRefetch(ended)
  /** "16 rewards from 5 activities, as of …", with the count of the tab "All"; without rewards, how many can be claimed. */
  const summary = () => {
    const rewards = items.length
    const activities = new Set(items.map(({ activityId }) => activityId)).size
    if (!rewards) return t('rewards.ready_count', counted(ready.length))
    return t('rewards.summary', {
      rewards,
      rewardsText: number(rewards),
      activities,
      activitiesText: number(activities),
      date: dayTime(list.fulfilledTimeStamp ?? serverNow()),
    })
  }

  if (!list.data || claimable.isLoading)
    return (
      <>
        <RewardsHead />
        {!list.data && list.isError ? (
          <Section title={t('rewards.failed_title')} role="alert">
            <Text tone="secondary">{t('rewards.failed_text')}</Text>
            <Row top="12">
              <RetryButton onClick={() => void Promise.all([list.refetch(), claimable.refetch()])} />
            </Row>
          </Section>
        ) : (
          <RewardsWaiting />
        )}
      </>
    )
  const countOf = (one: RewardTab) => ofTab(items, one).length
  /** For a calendar file. */
  const deadlines: Deadline[] = [
    ...ready.flatMap(({ activityId, title, task: { taskId, periodKey, claimDeadline, reward, title: name } }) =>
      claimDeadline
        ? {
            id: `claim-${activityId}-${taskId}-${periodKey}`,
            at: claimDeadline,
            title: t('rewards.calendar_claim', { reward: rewardText(reward) }),
            text: t('rewards.ready_source', { activity: title, task: name }),
          }
        : [],
    ),
    ...items.flatMap(({ rewardId, state, expiresAt, reward, activityTitle }) =>
      state === 'GRANTED' && expiresAt
        ? {
            id: `use-${rewardId}`,
            at: expiresAt,
            title: t('rewards.calendar_use', { reward: rewardText(reward) }),
            text: activityTitle ?? reward.label,
          }
        : [],
    ),
  ]
  const isNothingReady = claimable.isKnown && ready.length === 0
  if (items.length === 0 && isNothingReady && claimed.length === 0) {
    return <RewardsEmpty welcome={welcome} />
  }
  return (
    <>
      <RewardsHead
        summary={summary()}
        action={
          deadlines.length > 0 && (
            <Button variant="outlined" onClick={() => saveCalendar(deadlines, window.location.pathname, 'rewards.ics')}>
              <SmallIcon icon="calendar-plus" />
              {t('rewards.calendar')}
            </Button>
          )
        }
      />
      <Grid gap="16" className={styles.top}>
        {!claimable.isKnown && (
          <RetryNotice onRetry={() => void claimable.refetch()}>{t('rewards.failed_ready')}</RetryNotice>
        )}
        {isNothingReady && claimed.length > 0 && <RewardsClaimed items={claimed} welcome={welcome} />}
        {ready.length > 0 && (
          <ClaimCard
            items={ready}
            rate={rate}
            progress={progress}
            {...claims}
            onClaimAll={() => void claimAll(ready.map(claimableOf))}
          />
        )}
        <RewardTotalsCard items={items} now={now} rate={rate} />
      </Grid>
      {/* The counts add up to that of "All". A tab without rewards is shown only while the address names it. */}
      <Tabs
        label={t('rewards.tabs')}
        className={styles.tabs}
        items={REWARD_TABS.filter((one) => one === 'all' || one === tab || countOf(one) > 0).map((one) => ({
          key: one,
          label: t(`rewards.tab_${one}`),
          count: countOf(one) > 0 ? number(countOf(one)) : undefined,
          href: `#${one}`,
          current: one === tab,
        }))}
      />
      <RewardList tab={tab} items={items} onChange={refetch} />
      <LazyGoodNews />
      <LazyAddress />
    </>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

const read = (): RewardTab => REWARD_TABS.find((tab) => window.location.hash === `#${tab}`) ?? 'all'
