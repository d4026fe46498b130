import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { taskSource, type Source } from '#gateway/db/tables/source.ts'
import type { ActivityFrame } from '../../activities/definition/activity-in-play.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { decide } from './rules/decide.ts'
import type { Decision } from './rules/decision.ts'
import { periodKeysOf } from './windows/periods.ts'

export interface DecideTasksInput {
  activity: ActivityFrame
  tasks: Iterable<TaskDefinition>
  /** null when the user has not joined. */
  appliedAt: number | null
  facts: UserFacts
  now: number
  /** By source: when an earlier decision by the same rules found the task completed. */
  earnedBefore: ReadonlyMap<Source, number>
  /** Sources to leave out. */
  closed?: ReadonlySet<Source>
}

/** The decision of the rules for one task in one period. */
export interface TaskDecision {
  task: TaskDefinition
  periodKey: string
  source: Source
  decision: Decision
}

/** Decides tasks in all periods that have begun: in the order of the tasks, the oldest period first. Pure. */
export function decideTasks(input: DecideTasksInput) {
  const { activity, tasks, appliedAt, facts, now, earnedBefore, closed } = input
  const decisions: TaskDecision[] = []
  for (const task of tasks)
    for (const periodKey of periodKeysOf({ task, activity, appliedAt, now })) {
      const source = taskSource({ taskId: task.id, periodKey })
      if (closed?.has(source)) continue
      const knownCompletion = earnedBefore.get(source) ?? null
      const decision = decide({ task, periodKey, activity, facts, appliedAt, now, knownCompletion })
      decisions.push({ task, periodKey, source, decision })
    }
  return decisions
}
