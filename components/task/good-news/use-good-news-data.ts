import { useMemo } from 'react'
import { claimableOf, rewardKey, type ClaimableItem } from '../claim/claim.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import type { ActivityDetail, ActivitySummary, MyActivity } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { claimableAt, closestTasks } from '#lib/task/order.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { activityApi } from '#store/api/activity.ts'
import { competitionApi } from '#store/api/competition.ts'
import { taskApi } from '#store/api/task.ts'
import { useAppSelector } from '#store/hooks.ts'
import type { Claimable, GoodNews } from '#store/slices/good-news.ts'
import { selectNextStep, type NextStep } from '#store/slices/next-step.ts'

/** What the page knows about the news' activity, and the next thing to claim or do. */
export interface GoodNewsData {
  activity:
    | (Pick<ActivitySummary, 'activityId' | 'title' | 'path' | 'image' | 'activityType'> &
        Partial<ActivityDetail> & { my?: Pick<MyActivity, 'joinNo'> })
    | undefined
  /** How many users the leaderboard has; null while the page has not read it. */
  ranked?: number | null
  /** The user's tasks of the activity; empty until they are known. */
  tasks: readonly TaskCompletion[]
  /** The next claimable reward by deadline: this activity's first, then others that the page knows. */
  next: Claimable | null
  /** The open task that is furthest along. */
  nextTask: TaskCompletion | null
  /** The next step that a part of the page published. */
  step: NextStep | null
}

export function useGoodNewsData({ activityId, claimed, failed, joined }: GoodNews): GoodNewsData {
  const { data: activity } = activityApi.useActivityDetailQuery(activityId)
  const { data: completions } = taskApi.useTaskCompletionsQuery(activityId)
  // Use only what the page has loaded, except after signing up: that reward may be another activity's.
  activityApi.endpoints.claimable.useQuerySubscription(undefined, { skip: joined?.entry !== 'register' })
  const { data: everywhere } = activityApi.endpoints.claimable.useQueryState()
  const { data: board } = competitionApi.endpoints.board.useQueryState({ activityId, pageIndex: 0, pageSize: 1 })
  const ranked = board?.total ?? null
  const step = useAppSelector((state) => selectNextStep(state, activityId))
  const now = useServerNow()
  return useMemo(() => {
    // The tasks may have been fetched just before the user joined.
    const tasks = visibleTasks(completions?.tasks ?? []).filter(({ reasonCode }) => reasonCode !== 'NOT_JOINED')
    const done = new Set(
      [...claimed, ...failed.filter(({ canRetry }) => !canRetry).map(({ reward }) => reward)].map(rewardKey),
    )
    const ready = (items: readonly Pick<ClaimableItem, 'activityId' | 'title' | 'task'>[]) =>
      claimableAt(items, now)
        .filter(({ task }) => taskPhase(task) === 'ready')
        .map(claimableOf)
    const here = tasks.map((task) => ({ activityId, title: activity?.title ?? '', task }))
    const elsewhere = everywhere?.items.filter((item) => item.activityId !== activityId || !completions) ?? []
    return {
      activity,
      tasks,
      next: [...ready(here), ...ready(elsewhere)].find((reward) => !done.has(rewardKey(reward))) ?? null,
      nextTask: closestTasks(tasks)[0] ?? null,
      step,
      ranked,
    }
  }, [activityId, activity, completions, everywhere, claimed, failed, now, step, ranked])
}
