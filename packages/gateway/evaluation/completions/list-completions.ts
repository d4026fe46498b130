import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { FACTS_MAXIMUM } from '@fanfare/contract/task/task.ts'
import type { Db } from '#gateway/db/client.ts'
import { listNewestEvents } from '#gateway/facts/db/newest-events.ts'
import { eventsOfTally } from '#gateway/facts/tallies/events-of-tally.ts'
import { BUCKET_MS } from '#gateway/facts/tallies/tally-line.ts'
import { earnedBeforeOf, listSourceStates, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { activityNow, type ActivityInPlay } from '../../activities/definition/activity-in-play.ts'
import { decideTasks, type TaskDecision, taskEdges } from '../../engines/tasks/tasks-engine.ts'
import { traceWithFacts, wantedFacts } from '../../engines/tasks/rules/traced-facts.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { listRewardsOf } from '#gateway/rewards/db/rewards.ts'
import { localize } from '../../activities/definition/localize.ts'
import { DomainError } from '../../util/domain-error.ts'
import { describeCompletion, isClaimExpired } from './describe-completion.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { factReader, factsUntil } from '../../facts/fact-reader.ts'
import { loadFacts } from '../../facts/load-facts.ts'
import type { EvaluationContext } from '../evaluate-locked.ts'
import { evaluateIfQueued, evaluateUser } from '../evaluate-due.ts'

/** One task in one period, with the decision of the rules and the stored state. */
interface TaskCase extends TaskDecision {
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
function casesOf({ activity, tasks, ...input }: CasesInput, states: readonly SourceStateRow[]): TaskCase[] {
  const stored = new Map(states.map((state) => [state.source, state]))
  const earnedBefore = earnedBeforeOf(states)
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
async function readTraces(
  db: Db,
  cases: readonly TaskCase[],
  { activity: { frame }, appliedAt, facts, now }: Omit<CasesInput, 'tasks'>,
) {
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

interface CompletionsInput {
  activityId: string
  /** A group of tasks; undefined means all tasks. @assumed an unknown group has an empty list */
  identifier?: string | undefined
}

/** EVERYDAY tasks are listed for this many days; a day whose reward can still be claimed is listed at any age. */
const DAYS_SHOWN = 31

/**
 * The caller's tasks in the order of the file; an EVERYDAY task has a row for each day, newest first (contract §6). A queued
 * caller is evaluated first.
 * @throws DomainError 51001
 */
export async function listCompletions(
  gateway: EvaluationContext,
  { userId }: { userId: string },
  { activityId, identifier }: CompletionsInput,
  locale: string,
) {
  await evaluateIfQueued(gateway, userId)
  const { db, clock } = gateway
  const activity = await activityNow(gateway, db, activityId)
  if (activity === null || activity.alias === GOODWILL_ALIAS) throw new DomainError('NOT_FOUND')
  const tasks = [...activity.tasks.values()].filter(({ group }) => identifier === undefined || group === identifier)
  const appliedAt = await findAppliedAt(db, userId, activityId)
  const now = clock.now()
  const known = await loadFacts(db, userId, now, taskEdges({ activity: activity.frame, tasks, appliedAt, now }))
  if (known === null) throw new DomainError('NOT_FOUND')
  const { facts } = factsUntil(known, now)
  const read = async () => {
    const states = await listSourceStates(db, userId, activityId)
    return decideExactly(factReader(db), facts, (exact) => {
      const cases = casesOf({ activity, tasks, appliedAt, facts: exact, now }, states)
      return { result: { cases, exact }, unclear: cases.flatMap(({ decision }) => decision.unclear) }
    })
  }
  let decided = await read()
  if (decided.cases.some((one) => isBehind(one, now))) {
    // As if a fact had arrived that decides everything again, also what was missed.
    await enqueueUsers(db, [userId], now, 0)
    await evaluateUser(gateway, userId)
    decided = await read()
  }
  const rewards = new Map((await listRewardsOf(db, userId, activityId)).map((reward) => [reward.source, reward]))
  const texts = localize(activity.definition, locale)
  const shown = decided.cases.filter(
    ({ age, state }) => age < DAYS_SHOWN || (state?.status === 'COMPLETED' && !isClaimExpired(state, now)),
  )
  const traces = await readTraces(db, shown, { activity, appliedAt, facts: decided.exact, now })
  return {
    tasks: shown.map(({ task, periodKey, source, decision, state }, index) =>
      describeCompletion({
        task,
        periodKey,
        decision: { ...decision, trace: traces[index] ?? decision.trace },
        state,
        reward: rewards.get(source) ?? null,
        texts,
        now,
      }),
    ),
  }
}

/**
 * Whether a reached target is not stored yet: the passing of time or a new definition can reach it without an event that
 * enqueues the user.
 */
const isBehind = ({ decision, state }: TaskCase, now: number) =>
  decision.status === 'COMPLETED' &&
  (decision.claimDeadline ?? 0) > now &&
  (state === null || ((state.status === 'PENDING' || state.status === 'UNSATISFIED') && !state.soldOut))
