'use client'

import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import { markClaimInSight } from '#components/task/claim/mark-claim-in-sight.ts'
import { CountUp } from '#components/task/claim/count-up.tsx'
import { useClaimReward } from '#components/task/claim/use-claim-reward.ts'
import { useTaskDone } from '#components/task/claim/use-task-done.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { POLLING_INTERVAL_MS } from '#store/use-my-activity.ts'
import { useMyTasks } from './use-my-tasks.ts'

export interface ActivityTasksLiveProps {
  detail: Pick<ActivityDetail, 'activityId' | 'path' | 'tasks'>
  /** The group of a general campaign whose tasks these are; undefined: those of the activity. */
  identifier?: string | undefined
  isOver: boolean
  /** How the tasks are shown, with and without a user's states. */
  list: Pick<ComponentProps<typeof MyTasks>, 'title' | 'isExtra' | 'hasSum' | 'headingId'>
}

/** The tasks with the user's own states as soon as they are known; until then the server's view stays. */
export function ActivityTasksLive({ detail, identifier, isOver, list }: ActivityTasksLiveProps) {
  const { isLogin, my, completions, liveState, hasFailed, retry } = useMyTasks(detail, identifier)
  const online = useOnline()
  const { claim, pressed, isClaiming } = useClaimReward()
  const openTask = useOpenTask()
  const zone = useMyZone()
  const t = useTranslations()
  const claimTask = (task: TaskCompletion) => void claim({ activityId: detail.activityId, ...task })
  useTaskDone(completions, claimTask)
  if (hasFailed) {
    return (
      <>
        <Notice tone="warning" role="status">
          <p>{t('activity.loading_failed')}</p>
          <Button variant="outlined" size="sm" onClick={retry}>
            <Icon icon={ArrowClockwiseIcon} size="sm" />
            {t('common.btn_retry')}
          </Button>
        </Notice>
        <MyTasks tasks={detail.tasks} isOver={isOver} {...list} />
      </>
    )
  }
  if (!isLogin || !my?.applied || completions.length === 0)
    return <MyTasks tasks={detail.tasks} isOver={isOver} {...list} />
  return (
    <MyTasks
      tasks={completions}
      {...list}
      handlers={{
        onClaim: claimTask,
        onOpen: (task) => openTask(detail, task),
        isClaiming,
        pressed,
        isOffline: !online,
        // Until the first connection has failed, nothing says that the page polls.
        ...(liveState === 'down' && { pollingMs: POLLING_INTERVAL_MS }),
        zone,
        watchClaim: markClaimInSight,
        drawMoney: (money) => <CountUp money={money} />,
      }}
    />
  )
}
