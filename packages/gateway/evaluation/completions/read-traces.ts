import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { FACTS_MAXIMUM, type TraceEntry } from '@fanfare/contract/task/task.ts'
import type { Db } from '#gateway/db/client.ts'
import { listNewestEvents } from '#gateway/facts/db/newest-events.ts'
import { eventsOfTally } from '#gateway/facts/tallies/events-of-tally.ts'
import { BUCKET_MS } from '#gateway/facts/tallies/tally-line.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { ActivityInPlay } from '../../activities/definition/activity-in-play.ts'
import { decideTasks, type TaskDecision } from '../../engines/tasks/decide-tasks.ts'
import { traceWithFacts, wantedFacts } from '../../engines/tasks/rules/traced-facts.ts'
import type { UserFacts } from '../../facts/user-facts.ts'

/** One task in one period, with the decision of the rules and the stored state. */
export interface TaskCase extends TaskDecision {
  state: SourceStateRow | null
  /** 0 for the newest period of its task, 1 for the one before … */
  age: number
}

interface CasesInput {
  activity: ActivityInPlay
  tasks: readonly TaskDefinition[]
  appliedAt: number | null
  facts: UserFacts
  now: number
}

/** In the order of the tasks, the newest period first. */
export function casesOf({ activity, tasks, ...input }: CasesInput, states: readonly SourceStateRow[]): TaskCase[] {
  const stored = new Map(states.map((state) => [state.source, state]))
  const earnedBefore = new Map(
    states.flatMap(({ source, earnedAt }) => (earnedAt === null ? [] : [[source, earnedAt]])),
  )
  return tasks.flatMap((task) =>
    decideTasks({ ...input, activity: activity.frame, tasks: [task], earnedBefore })
      .toReversed()
      .map((one, age) => ({ ...one, state: stored.get(one.source) ?? null, age })),
  )
}

/** EVERYDAY tasks list facts for this many days; the traces of older days have sums. */
const DAYS_WITH_FACTS = 3

/**
 * The traces of these tasks with their newest facts, in the order of `cases`. One query for all of them; none if the rules
 * looked at no fact. Only reads of tasks need it: evaluation decides by sums.
 */
export async function readTraces(
  db: Db,
  cases: readonly TaskCase[],
  { activity: { frame }, appliedAt, facts, now }: Omit<CasesInput, 'tasks'>,
): Promise<TraceEntry[][]> {
  const asked = cases.map(({ task, periodKey, age }) => {
    if (age >= DAYS_WITH_FACTS) return null
    const input = { task, periodKey, activity: frame, facts, appliedAt, now }
    return { input, wanted: wantedFacts(input) }
  })
  const all = asked.flatMap((one) => one?.wanted ?? [])
  const ranges = all.flatMap((wanted) => wanted.ranges).map((range) => ({ ...range, ...eventsOfTally(range.tallied) }))
  const events = await listNewestEvents(db, {
    userId: facts.userId,
    ranges: [...new Map(ranges.map((range) => [JSON.stringify(range), range])).values()],
    eventIds: [...new Set(all.flatMap((wanted) => wanted.eventIds))],
    limit: FACTS_MAXIMUM,
    bucketMs: BUCKET_MS,
  })
  return cases.map(({ decision: { trace } }, index) => {
    const one = asked[index] ?? null
    return one === null ? trace : traceWithFacts(trace, one.input, one.wanted, events)
  })
}
