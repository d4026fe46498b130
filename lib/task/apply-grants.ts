import type { TaskCompletion } from '#lib/contract/task/task.ts'

type Row = Pick<TaskCompletion, 'taskId' | 'periodKey'>

/** A task's period that was granted. */
interface Grant {
  activityId: string
  taskId: string
  periodKey: string | undefined
}

export const isGranted = (grants: readonly Grant[], activityId: string, { taskId, periodKey }: Row): boolean =>
  grants.some((grant) => grant.activityId === activityId && grant.taskId === taskId && grant.periodKey === periodKey)

/** What is left to claim. */
export const withoutGranted = <Item extends { activityId: string; task: Row }>(
  items: readonly Item[],
  grants: readonly Grant[],
): Item[] => items.filter(({ activityId, task }) => !isGranted(grants, activityId, task))

/** An activity's tasks, of which none that was granted can be claimed still. */
export const withGranted = (
  tasks: readonly TaskCompletion[],
  activityId: string,
  grants: readonly Grant[],
): TaskCompletion[] =>
  tasks.map((task) =>
    task.taskStatus === 'COMPLETED' && isGranted(grants, activityId, task) ? { ...task, taskStatus: 'GRANTED' } : task,
  )
