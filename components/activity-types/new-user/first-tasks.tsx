import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { FirstSteps } from './first-steps.tsx'
import { FirstTasksIsland } from './first-tasks-island.tsx'

const SHOWN = 3

/** The first steps of a beginners' activity, for its wide card; wide screens only. */
export function FirstTasks({ detail: { activityId, tasks } }: { detail: ActivityDetail }) {
  if (tasks.length === 0) return null
  const steps = tasks.slice(0, SHOWN).map(({ taskId, title, reward }) => ({ taskId, title, reward }))
  return (
    <FirstTasksIsland activityId={activityId} steps={steps}>
      <FirstSteps steps={steps} />
    </FirstTasksIsland>
  )
}
