import { getLocale } from 'next-intl/server'
import { readActivity } from '#lib/queries/activity.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { FirstSteps } from './first-steps.tsx'
import { FirstTasksIsland } from './first-tasks-island.tsx'

const SHOWN = 3

/** The first steps of a beginners' activity, for its wide card; wide screens only. */
export async function FirstTasks({ activityId }: { activityId: string }) {
  const locale = await getLocale()
  const activity = await orWithoutLogin(readActivity(activityId, locale), null)
  if (!activity || activity.tasks.length === 0) return null
  const steps = activity.tasks.slice(0, SHOWN).map(({ taskId, title, reward }) => ({ taskId, title, reward }))
  return (
    <FirstTasksIsland activityId={activityId} steps={steps}>
      <FirstSteps steps={steps} />
    </FirstTasksIsland>
  )
}
