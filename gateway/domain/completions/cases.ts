import type { TaskDefinition } from '#activities/schema.ts'
import { stateKey, type TaskStateKey, type TaskStateRow } from '#gateway/db/task-states.ts'
import type { ActivityInPlay } from '../definition/activity-in-play.ts'
import { decide } from '../tasks/decide.ts'
import type { Decision } from '../tasks/decision.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import { periodKeysOf } from '../windows/periods.ts'

/** One task in one period, with the decision of the rules and the stored state. */
export interface TaskCase {
  key: TaskStateKey
  task: TaskDefinition
  decision: Decision
  state: TaskStateRow | null
  /** 0 for the newest period of its task, 1 for the one before … */
  age: number
}

export interface CasesInput {
  activity: ActivityInPlay
  tasks: readonly TaskDefinition[]
  appliedAt: number | null
  facts: UserFacts
  now: number
}

/** In the order of the tasks, the newest period first. */
export function casesOf(
  { activity, tasks, appliedAt, facts, now }: CasesInput,
  states: readonly TaskStateRow[],
): TaskCase[] {
  const stored = new Map(states.map((state) => [stateKey(state), state]))
  return tasks.flatMap((task) =>
    periodKeysOf({ task, activity: activity.frame, appliedAt, now })
      .toReversed()
      .map((periodKey, age) => {
        const key = { activityId: activity.frame.activityId, taskId: task.id, periodKey }
        const state = stored.get(stateKey(key)) ?? null
        const knownCompletion = state?.completedAt ?? null
        const decision = decide({
          task,
          periodKey,
          activity: activity.frame,
          facts,
          appliedAt,
          now,
          knownCompletion,
        })
        return { key, task, decision, state, age }
      }),
  )
}
