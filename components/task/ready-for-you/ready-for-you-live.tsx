'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { Text } from '#components/ui/text.tsx'
import { closestTasks, findClosest } from '#lib/task/order.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { LazyMoments } from '../moment/lazy-moments.tsx'
import { ReadyForYouCard } from './ready-for-you-card.tsx'
import styles from './ready-for-you.module.css'
import { ReadyForYouVisitor } from './ready-for-you-visitor.tsx'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { FRESH, useClaimableRewards } from '../claim/use-claimable-rewards.ts'

const SHOWN_STEPS = 3

export interface ReadyForYouProps {
  /** The beginners' activity, for the closest task. */
  welcome: { activityId: string; path: string } | null
}

export function ReadyForYouLive(props: ReadyForYouProps) {
  const { isLogin, loading } = useAuth()
  if (isLogin)
    return (
      <>
        <Mine {...props} />
        <LazyMoments />
      </>
    )
  return loading ? <Waiting /> : <ReadyForYouVisitor />
}

function Mine({ welcome }: ReadyForYouProps) {
  const { ready, isKnown, isLoading, refetch } = useClaimableRewards()
  const tasks = taskApi.endpoints.taskCompletions.useQuery(welcome?.activityId ?? skipToken, FRESH)
  const { claim, isClaiming } = useClaimReward()
  if (isLoading || tasks.isLoading) return <Waiting />
  if (!isKnown) return <Failed onRetry={refetch} />
  const mine = visibleTasks(tasks.data?.tasks ?? [])
  const closest = findClosest(mine)
  const open = closestTasks(mine).slice(0, SHOWN_STEPS)
  return (
    <ReadyForYouCard
      items={ready}
      closest={closest && welcome && { path: welcome.path, task: closest }}
      next={welcome && open.length > 0 ? { path: welcome.path, tasks: open } : null}
      hasClaimed={mine.some((task) => taskPhase(task) === 'claimed')}
      claiming={isClaiming}
      onClaim={({ activityId, task }) => void claim({ activityId, ...task })}
    />
  )
}

function Waiting() {
  const t = useTranslations('ready')
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" aria-busy className={cx(styles.card, styles.reserved)}>
      <h2 id="ready-for-you">{t('title')}</h2>
      <Skeleton height="48px" radius="control" />
      <Skeleton height="48px" radius="control" />
      <Skeleton height="42px" radius="control" />
    </Card>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" className={styles.card}>
      <h2 id="ready-for-you">{t('ready.title')}</h2>
      <Text tone="secondary" role="status">
        {t('ready.failed')}
      </Text>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.btn_retry')}
      </Button>
    </Card>
  )
}
