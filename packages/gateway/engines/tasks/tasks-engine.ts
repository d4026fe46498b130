import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { taskSource, type Source } from '#gateway/db/tables/source.ts'
import type { ActivityFrame } from '../../activities/definition/activity-in-play.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { decide, type Decision } from './rules/decide.ts'
import { periodKeysOf, closesAt, resetsAtOf, windowOf } from './windows/window.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import { describeReward, describeTask } from '../../activities/definition/describe-task.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { dayKey } from '../../util/time/zoned-day.ts'
import { sumIn, sumsOf } from '../../activities/definition/amounts-in.ts'
import type { Engine, EvaluateInput, Evaluation, SourceDecision } from '../engine.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'

/** Start and end of every window that these tasks have had until now. */
export function taskEdges({
  activity,
  tasks,
  appliedAt,
  now,
}: Pick<DecideTasksInput, 'activity' | 'tasks' | 'appliedAt' | 'now'>): FactEdges {
  const own = new Set<number>()
  const friends = { fixed: new Set<number>(), days: new Set<number>() }
  let areFriendsMeasured = false
  for (const task of tasks) {
    if (task.type === 'INVITE_FRIEND') areFriendsMeasured = true
    if (task.friend !== undefined) friends.days.add(task.friend.days)
    for (const periodKey of periodKeysOf({ task, activity, appliedAt, now })) {
      const window = windowOf({ task, periodKey, activity, appliedAt })
      if (window === null) continue
      own.add(window.start).add(window.end)
      if (task.type === 'INVITE_FRIEND') friends.fixed.add(window.end)
    }
  }
  return { own, friends: areFriendsMeasured ? friends : null }
}

interface DecideTasksInput {
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
  /** Of these, sources to leave out only once their time is over. */
  missed?: ReadonlySet<Source>
}

export interface TaskDecision {
  task: TaskDefinition
  periodKey: string
  source: Source
  decision: Decision
}

/** Decides tasks in all periods that have begun: in the order of the tasks, the oldest period first. Pure. */
export function decideTasks(input: DecideTasksInput) {
  const { activity, tasks, appliedAt, facts, now, earnedBefore, closed, missed } = input
  const decisions: TaskDecision[] = []
  for (const task of tasks)
    for (const periodKey of periodKeysOf({ task, activity, appliedAt, now })) {
      const source = taskSource({ taskId: task.id, periodKey })
      if (closed?.has(source) && !(missed?.has(source) && isOpen({ task, periodKey, activity, appliedAt, now })))
        continue
      const knownCompletion = earnedBefore.get(source) ?? null
      const decision = decide({ task, periodKey, activity, facts, appliedAt, now, knownCompletion })
      decisions.push({ task, periodKey, source, decision })
    }
  return decisions
}

function isOpen({ now, ...input }: Parameters<typeof windowOf>[0] & { now: number }) {
  const window = windowOf(input)
  return window !== null && now < closesAt(window, input.activity)
}

/** Task types whose reached target an earlier fact that arrives later can undo (docs/decisions/0004). */
const LOWERABLE: ReadonlySet<TaskType> = new Set(['EARNINGS', 'SPOT_FIRST_TRADING'])

const STATUSES = { PENDING: 'OPEN', COMPLETED: 'EARNED', UNSATISFIED: 'MISSED' } as const satisfies Record<
  Decision['status'],
  SourceDecision['status']
>

/** Tasks: each has a reward, which its user claims once the target is reached (contract §7). */
export const tasksEngine: Engine = {
  whileItRuns: {
    edges: ({ activity, appliedAt }, now) =>
      taskEdges({ activity: activity.frame, tasks: activity.tasks.values(), appliedAt, now }),
    evaluate,
  },
  summarize: ({ tasks, pool, timeZone }, when) => ({
    taskCount: tasks.length,
    taskSum: pool
      ? sumIn(
          pool.unit,
          tasks.map(({ reward }) => reward),
        )
      : undefined,
    taskSums: sumsOf(
      pool?.unit,
      tasks.map(({ reward, period }) => ({ reward, times: period === 'EVERYDAY' ? daysLeft(when, timeZone) : 1 })),
    ),
  }),
  describe: ({ tasks }, texts) => ({
    tasks: tasks.map((task) => describeTask(task, texts)),
    rewards: tasks.map(({ id, reward }) => describeReward(reward, texts, id)),
  }),
}

/** The days of the activity from now on, today included; all of them before its start and after its end. */
function daysLeft({ now, startTime, endTime }: { now: number; startTime: number; endTime: number }, timeZone: string) {
  const from = now >= endTime ? startTime : Math.max(now, startTime)
  const dayOf = (at: number) => Date.parse(dayKey(at, timeZone))
  return (dayOf(endTime - 1) - dayOf(from)) / DAY_MS + 1
}

function evaluate({ activity, ...input }: EvaluateInput): Evaluation {
  const { frame, tasks } = activity
  const decisions = decideTasks({ ...input, activity: frame, tasks: tasks.values() })
  const dueAt = Math.min(
    ...decisions.map(({ decision }) => windowEnd(decision, frame)),
    ...[...tasks.values()].map((task) => nextPeriodAt(task, frame, input.now)),
  )
  return {
    sources: decisions.map(sourceDecision),
    scores: [],
    dueAt: dueAt === Infinity ? null : dueAt,
    unclear: decisions.flatMap(({ decision }) => decision.unclear),
  }
}

const sourceDecision = ({ task, source, decision }: TaskDecision): SourceDecision => ({
  source,
  status: STATUSES[decision.status],
  earnedAt: decision.completedAt,
  claimDeadline: decision.claimDeadline,
  reward: task.reward,
  isLowerable: LOWERABLE.has(task.type),
})

const windowEnd = ({ status, window }: Decision, frame: ActivityFrame) =>
  status === 'PENDING' && window !== null ? closesAt(window, frame) : Infinity

/** EVERYDAY: when the next day begins, which has a source of its own. */
function nextPeriodAt(task: TaskDefinition, frame: ActivityFrame, now: number) {
  if (task.period !== 'EVERYDAY' || now >= frame.endTime) return Infinity
  if (now < frame.startTime) return frame.startTime
  return resetsAtOf({ task, periodKey: dayKey(now, frame.timeZone), activity: frame }) ?? Infinity
}
