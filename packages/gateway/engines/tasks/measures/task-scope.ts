import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { Measure, MeasureScope } from '../../../facts/measures/scope.ts'

/** The data that a task's measure may read. */
export interface TaskScope extends MeasureScope {
  task: TaskDefinition
  activityId: string
}

export type TaskMeasure = Measure<TaskScope>
