import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { useAuth } from '#components/providers/auth-context.ts'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import { markClaimable, settleClaimable } from '#lib/session/remembered-marks.ts'
import { earnedSums } from '#lib/task/earned-sums.ts'
import { closestTasks } from '#lib/task/order.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { unusedDraws, type DrawActivity } from '#lib/task/unused-draws.ts'
import { FRESH } from '#store/fresh.ts'
import { taskApi } from '#store/api/task.ts'
import { LazyGoodNews } from '../good-news/lazy-good-news.tsx'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useClaimableRewards } from '../claim/use-claimable-rewards.ts'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { ReadyForYouCard } from './ready-for-you-card.tsx'
import styles from './ready-for-you.module.css'
import { ReadyForYouSkeleton } from './ready-for-you-skeleton.tsx'

interface ReadyForYouProps {
  /** The beginners' activity, which has the next tasks. */
  welcome: { activityId: string; path: string } | null
  /** The activities in which draws are used. */
  drawActivities: readonly DrawActivity[]
  /** The visitor's card and the skeleton of a user's; CSS shows one of them. */
  server: ReactNode
}

export function ReadyForYouLive(props: ReadyForYouProps) {
  const { isLogin } = useAuth()
  if (!isLogin) return props.server
  return (
    <>
      <Mine {...props} />
      <LazyGoodNews />
    </>
  )
}

function Mine({ welcome, drawActivities }: ReadyForYouProps) {
  const t = useTranslations()
  const { ready, canDrawIn, isKnown, isLoading, refetch } = useClaimableRewards()
  const tasks = taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken, FRESH)
  const rewards = taskApi.useAllRewardsQuery(undefined, FRESH)
  const claims = useClaimReward()
  const openTask = useOpenTask()
  const hasClaimable = ready.length > 0
  useEffect(() => {
    if (isKnown) markClaimable(hasClaimable)
  }, [isKnown, hasClaimable])
  useEffect(() => settleClaimable, [])
  if (!isLoading && !isKnown)
    return (
      <Section title={t('ready.title')} className={styles.card}>
        <Text tone="secondary" role="status">
          {t('ready.failed')}
        </Text>
        <RetryButton size="md" onClick={refetch} />
      </Section>
    )
  if (isLoading || tasks.isLoading || rewards.isLoading) return <ReadyForYouSkeleton />
  const mine = visibleTasks(tasks.data?.tasks ?? [])
  const open = closestTasks(mine)
  const claimed = rewards.data ?? []
  const drawable = drawActivities.filter(({ activityId }) => canDrawIn?.includes(activityId) ?? true)
  return (
    <ReadyForYouCard
      items={ready}
      draws={unusedDraws(claimed, drawable)}
      earned={earnedSums(claimed)}
      next={welcome && open.length > 0 ? { ...welcome, tasks: open } : null}
      hasClaimed={claimed.length > 0 || mine.some((task) => taskPhase(task) === 'claimed')}
      {...claims}
      onOpen={(task) => welcome && openTask(welcome, task)}
    />
  )
}
