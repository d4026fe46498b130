import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { MyActivityView } from '#store/use-my-activity.ts'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useTaskDone } from '../claim/use-task-done.ts'
import type { TaskHandlers } from './task-card.tsx'
import { useOpenTask } from './use-open-task.ts'

/** What a user can do with the tasks of an activity; a message offers the reward of one that is completed meanwhile. */
export function useTaskHandlers(
  detail: Pick<ActivityDetail, 'activityId' | 'path'>,
  { completions, paused }: Pick<MyActivityView, 'completions' | 'paused'>,
): TaskHandlers {
  const { claim, pressed, isClaiming } = useClaimReward()
  const openTask = useOpenTask()
  const isOffline = !useOnline()
  const zone = useMyZone()
  const onClaim = (task: TaskCompletion) => void claim({ activityId: detail.activityId, ...task })
  useTaskDone(completions, onClaim)
  return {
    onClaim,
    onOpen: (task) => openTask(detail, task),
    isClaiming: isClaiming || paused?.claims === true,
    pressed,
    isOffline,
    zone,
  }
}
