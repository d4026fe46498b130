import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
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
import { useAnswer } from '#store/use-answer.ts'
import type { Deadline } from '#lib/task/deadlines-calendar.ts'
import { saveCalendar } from '#components/ui/browser/save-calendar.ts'
import { ClaimCard, NearAmount } from '../claim/claim-card.tsx'
import { LazyAddress } from '../address/lazy-address.tsx'
import { LazyGoodNews } from '../good-news/lazy-good-news.tsx'
import styles from './my-rewards.module.css'
import { RewardList } from './reward-list.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { formatFigure } from '@fanfare/languages/format.ts'
import { shownParts } from '#lib/money/shown-parts.ts'
import { endsSoon } from '#lib/task/reward-steps.ts'
import { rewardTotals, type RewardTotal } from '#lib/task/reward-totals.ts'
import { RewardLine } from '../reward-line.tsx'
import { RewardsClaimed, RewardsEmpty } from './no-claims.tsx'
import { NoUser } from '#components/shell/no-user.tsx'
import { RewardsHead, RewardsVisitor, RewardsWaiting } from './rewards-parts.tsx'
import { claimableOf } from '../claim/claim.ts'
import type { WelcomeActivity } from '#lib/task/find-welcome.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { DisplayRate } from '@fanfare/languages/display-rate.ts'
import { useClaimAll } from '../claim/use-claim-all.ts'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useClaimableRewards, useRefetch } from '../claim/use-claimable-rewards.ts'
import { Grid, Hint, List, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'

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
          <NoUser waiting={<RewardsWaiting />} visitor={<RewardsVisitor />} />
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
  const all = useAnswer(list)
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
  const { items, ended } = withExpired(all.data ?? [], now)
  const refetch = useRefetch(ended)
  /**
   * "16 rewards from 5 activities, as of …", with the count of the tab "All". While rewards wait, their card has another count beside
   * it, so that only the time is said.
   */
  const summary = () => {
    const rewards = items.length
    const activities = new Set(items.map(({ activityId }) => activityId)).size
    if (!rewards) return t('rewards.ready_count', counted(ready.length))
    const date = dayTime(list.fulfilledTimeStamp ?? serverNow())
    if (ready.length > 0) return t('bonus.as_of', { time: date })
    return t('rewards.summary', {
      rewards,
      rewardsText: number(rewards),
      activities,
      activitiesText: number(activities),
      date,
    })
  }

  if (!all.isKnown || claimable.isLoading)
    return (
      <>
        <RewardsHead />
        {all.hasFailed ? (
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

interface RewardTotalsCardProps {
  items: readonly RewardItem[]
  /** The gateway's clock, ms. */
  now: number
  rate?: DisplayRate
}

const isZero = (amount: string) => !/[1-9]/.test(amount)

/** The amount that is left and the used one, as they add up to the whole. */
const partsOf = (amount: string, used: string, unit: string) =>
  shownParts([
    { amount, unit },
    { amount: used, unit },
  ])

const warning = (text: string) => <Span tone="warning">{text}</Span>

/** The user's totals by kind; cash, trial funds and coupons are never added up (design, "Honest numbers"). */
export function RewardTotalsCard({ items, now, rate }: RewardTotalsCardProps) {
  const { t, locale, number, money, moved, deadline, deadlineDay } = useMyWords()
  // The page's clock renders this each second, but the sums change only with the rewards.
  const totals = useMemo(() => rewardTotals(items), [items])
  const row = (total: RewardTotal) => {
    const { word, unit, yours, onTheWay, used, endsAt } = total
    const coming = isZero(yours)
    const amount = coming ? onTheWay : yours
    /** The most important note on a kind: a missing address first, then rewards that are on the way, ending or partly used. */
    const line = () => {
      if (total.addressNeeded) return warning(t('rewards.total_address'))
      if (coming) return t('rewards.total_all_coming')
      if (endsAt && endsSoon(endsAt, now)) return warning(t('rewards.total_ends', { date: deadline(endsAt) }))
      if (!isZero(onTheWay)) return t('rewards.total_more', { amount: formatFigure(locale, onTheWay, unit) })
      if (!isZero(used) && unit) {
        const { parts, total: whole } = partsOf(yours, used, unit)
        return t('rewards.total_used', { whole: money(whole), used: moved(parts[1] ?? whole) })
      }
      return endsAt && t('rewards.total_ends', { date: deadlineDay(endsAt) })
    }
    return (
      <RewardLine
        key={`${word} ${unit}`}
        word={word}
        title={t(`rewards.word_${word}`)}
        note={line()}
        end={
          <Stack text="end" tone={coming ? 'secondary' : undefined}>
            {unit ? (
              <>
                <Amount
                  money={partsOf(amount, used, unit).parts[0] ?? { amount, unit }}
                  size="M"
                  isMoved={!isZero(used)}
                />
                <NearAmount money={{ amount, unit }} word={word} rate={rate} />
              </>
            ) : (
              <Figure value={number(Number(amount))} size="M" />
            )}
          </Stack>
        }
      />
    )
  }
  return (
    <Section title={t('rewards.totals')} className={styles.totals}>
      {totals.length === 0 && <Hint top="8">{t('rewards.totals_none')}</Hint>}
      <List top="8">{totals.map(row)}</List>
    </Section>
  )
}
