import { assetOf, DAY, MINUTE, quantityOf, SECOND, type Activity, type TaskRules } from '../activity.ts'
import { keyOf, type EntitlementRow, type Participant, type SourceRow } from '../database/read-people.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { momentsBefore, textOfTime } from './final.ts'
import { personAt, turningPointsOf, type KnownPerson } from './known-user.ts'
import { completedAt } from './task-completion.ts'
import { windowsOf, type Window } from './windows.ts'

/** What the product does with time alone is done within this, ms. */
const LATENESS = 10 * MINUTE
export interface TaskWorld {
  activities: ReadonlyMap<string, Activity>
  /** Earlier files of an activity with the instant of their publication, the newest first. */
  earlierTasks: (activityId: string, taskId: string) => { task: TaskRules; until: number }[]
  budgets: Budgets
  now: number
  report: Report
}

interface OneTask {
  activity: Activity
  task: TaskRules
  window: Window
  joinedAt: number
  participant: Participant
}

const completion = ({ activity, task, window, joinedAt }: OneTask, { user, friends }: KnownPerson): number | null =>
  completedAt({ task, window, joinedAt, activityId: activity.activityId, user, friends })

/** When a claim ends, by when the task was completed. */
export function claimDeadline({ task, activity }: Pick<OneTask, 'task' | 'activity'>, completed: number): number {
  const since = Math.max(completed, activity.rulesSince[task.id] ?? 0)
  const deadline = since + task.claimDays * DAY
  return task.reward.type === 'LOTTERY_COUNT' ? Math.min(deadline, Math.max(activity.endTime, since)) : deadline
}

/** Whether a task was completed by what was known at some instant, or by an earlier file: "once COMPLETED it stays". */
function wasOnceCompleted(one: OneTask, world: TaskWorld, points: readonly number[]): boolean {
  const earlier = world.earlierTasks(one.activity.activityId, one.task.id)
  return points.some((at) => {
    const person = personAt(one.participant, at)
    return (
      completion(one, person) !== null ||
      earlier.some(({ task, until }) => at < until && completion({ ...one, task }, person) !== null)
    )
  })
}

/** What the state of a task should be by the facts, as a word; the product's own word where facts allow it. */
function expectedStatus(
  one: OneTask,
  world: TaskWorld,
  completed: number | null,
  stored: SourceRow | undefined,
): string {
  const { activity, task, window, participant } = one
  const { now } = world
  const status = stored?.status ?? 'PENDING'
  const isDeleted = participant.account?.deletedAt != null
  if (completed !== null && completed <= now) {
    if (stored?.soldOut === true && world.budgets.wasExhausted(activity.activityId, task.reward, completed))
      return 'PENDING'
    if (isDeleted && status !== 'COMPLETED') return status
    return 'COMPLETED'
  }
  if (status === 'COMPLETED' && wasOnceCompleted(one, world, turningPointsOf(participant))) return 'COMPLETED'
  const missedAt = window.until + activity.definition.dataDelaySeconds * SECOND
  if (missedAt > now) return 'PENDING'
  return missedAt > now - LATENESS || isDeleted ? status : 'UNSATISFIED'
}

/** The times of a completion that is final, by what was known then. */
const finalCompletions = (one: OneTask, finalAt: number): (number | null)[] =>
  momentsBefore(one.participant, finalAt).map((at) => completion(one, personAt(one.participant, at)))

function compareEntitlement(
  one: OneTask,
  world: TaskWorld,
  completed: number | null,
  stored: EntitlementRow,
  finalAt: number | null,
): void {
  const { report } = world
  const { activity, task, window, participant } = one
  const about = { activity: activity.alias, user: participant.userId, subject: `task:${task.id}:${window.periodKey}` }
  let expected = finalAt === null ? completed : stored.earnedAt
  if (finalAt !== null && !finalCompletions(one, finalAt).includes(stored.earnedAt))
    expected = completion(one, personAt(participant, finalAt))
  // A task that facts no longer complete keeps its time.
  if (expected === null) return report.skip('completion times', 'completed by facts that were taken back or outweighed')
  report.compare('completion times', textOfTime(expected), textOfTime(stored.earnedAt), about)
  const deadline = claimDeadline(one, expected)
  const isMoved =
    stored.claimDeadline !== null &&
    stored.claimDeadline > deadline &&
    world.budgets.wasPaused(activity.activityId, deadline)
  report.compare(
    'claim deadlines',
    textOfTime(isMoved ? stored.claimDeadline : deadline),
    textOfTime(stored.claimDeadline),
    about,
  )
  report.compare(
    'reserved amounts',
    `${quantityOf(task.reward).toFixed()} ${assetOf(task.reward)}`,
    `${stored.quantity === null ? 'none' : quantityText(stored.quantity)} ${stored.asset}`,
    about,
  )
  const isOver = (stored.claimDeadline ?? Infinity) <= world.now - LATENESS
  if (stored.status === 'RESERVED') report.compare('expired claims', isOver ? 'EXPIRED' : 'RESERVED', 'RESERVED', about)
  if (stored.status === 'EXPIRED') {
    const isEarly = (stored.claimDeadline ?? Infinity) > stored.updatedAt && participant.account?.deletedAt == null
    report.compare('expired claims', isEarly ? 'RESERVED' : 'EXPIRED', 'EXPIRED', about)
  }
}

const quantityText = (quantity: string): string => (quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity)

/** When the entitlement became final: at its grant or its end; null while it can still move. */
function finalTime(participant: Participant, key: string, { status, updatedAt }: EntitlementRow): number | null {
  if (status === 'RESERVED') return null
  return participant.rewards.get(key)?.grantedAt ?? updatedAt
}

function compareTask(one: OneTask, world: TaskWorld, person: KnownPerson): void {
  const { activity, task, window, participant } = one
  const source = `task:${task.id}:${window.periodKey}`
  const key = keyOf(activity.activityId, source)
  const stored = participant.sources.get(key)
  const completed = completion(one, person)
  const about = { activity: activity.alias, user: participant.userId, subject: source }
  const status = expectedStatus(one, world, completed, stored)
  const detail = status === 'COMPLETED' && stored?.status !== 'COMPLETED' ? ` at ${textOfTime(completed)}` : ''
  const product = stored?.status ?? 'PENDING'
  world.report.compare('tasks', `${status}${detail}`, product, about)
  const entitlement = participant.entitlements.get(key)
  if (entitlement === undefined) return
  compareEntitlement(one, world, completed, entitlement, finalTime(participant, key, entitlement))
}

/** Compares every task and period of a participant. */
export function compareTasks(participant: Participant, world: TaskWorld): void {
  const { activities, now, report } = world
  const person = personAt(participant, now)
  const judged = new Set<string>()
  for (const { activityId, appliedAt } of participant.joins) {
    const activity = activities.get(activityId)
    if (activity === undefined) continue
    for (const task of activity.definition.tasks)
      for (const window of windowsOf(task, activity, appliedAt, now)) {
        compareTask({ activity, task, window, joinedAt: appliedAt, participant }, world, person)
        judged.add(keyOf(activityId, `task:${task.id}:${window.periodKey}`))
      }
  }
  for (const [key, { source, activityId, status }] of participant.sources) {
    const activity = activities.get(activityId)
    if (!source.startsWith('task:') || judged.has(key) || activity === undefined) continue
    const isKnown = activity.definition.tasks.some(({ id }) => source.startsWith(`task:${id}:`))
    if (!isKnown) report.skip('tasks', 'of a task that a later file has no more')
    else
      report.compare('tasks', 'no such day', status, {
        activity: activity.alias,
        user: participant.userId,
        subject: source,
      })
  }
}
