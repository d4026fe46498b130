'use client'

import { useClaimReward } from '#components/task/claim/use-claim-reward.ts'
import { useTaskDone } from '#components/task/claim/use-task-done.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { DrawWays } from './draw-ways.tsx'

export interface DrawWaysLiveProps {
  detail: Pick<ActivityDetail, 'activityId' | 'path' | 'tasks'>
  title: string
}

/** The ways with the user's own states as soon as they are known; until then the server's list stays. */
export function DrawWaysLive({ detail, title }: DrawWaysLiveProps) {
  const { my, paused, completions } = useMyActivity(detail.activityId)
  const { claim, pressed, isClaiming } = useClaimReward()
  const openTask = useOpenTask()
  const online = useOnline()
  const zone = useMyZone()
  const claimTask = (task: TaskCompletion) => void claim({ activityId: detail.activityId, ...task })
  useTaskDone(completions, claimTask)
  if (!my?.applied || completions.length === 0) return <DrawWays tasks={detail.tasks} title={title} />
  return (
    <DrawWays
      tasks={completions}
      title={title}
      handlers={{
        onClaim: claimTask,
        onOpen: (task) => openTask(detail, task),
        isClaiming: isClaiming || paused?.claims === true,
        pressed,
        isOffline: !online,
        zone,
      }}
    />
  )
}
