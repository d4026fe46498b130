import { assetOf, DAY, MINUTE, quantityOf, SECOND, type Activity, type TaskRules } from '../activity.ts'
import { keyOf, type EntitlementRow, type Participant, type SourceRow } from '../database/read-people.ts'
import { turningPoints } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { EVALUATED_WITHIN, momentsBefore, textOfTime } from './final.ts'
import { personAt, turningPointsOf, type KnownPerson } from './known-user.ts'
import { completedAt } from './task-completion.ts'
import type { Files } from './versions.ts'
import { windowsOf, type Window } from './windows.ts'

/** What the product does with time alone is done within this, ms. */
const LATENESS = 10 * MINUTE
export interface TaskWorld {
  activities: ReadonlyMap<string, Activity>
  files: Files
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

const sourceOf = ({ task, window }: Pick<OneTask, 'task' | 'window'>): string => `task:${task.id}:${window.periodKey}`

const completion = ({ activity, task, window, joinedAt }: OneTask, { user, friends }: KnownPerson): number | null =>
  completedAt({ task, window, joinedAt, activityId: activity.activityId, user, friends })

/** When a claim ends, by when the task was completed. */
export function claimDeadline({ task, activity }: Pick<OneTask, 'task' | 'activity'>, completed: number): number {
  const since = Math.max(completed, activity.rulesSince[task.id] ?? 0)
  const deadline = since + task.claimDays * DAY
  return task.reward.type === 'LOTTERY_COUNT' ? Math.min(deadline, Math.max(activity.endTime, since)) : deadline
}

/** A task as it was published at an instant; null before, or when its file did not have it. */
function published(one: OneTask, { files }: TaskWorld, at: number): OneTask | null {
  const activity = files.fileAt(one.activity.activityId, at)
  const task = activity?.definition.tasks.find(({ id }) => id === one.task.id)
  if (activity === undefined || task === undefined) return null
  const { periodKey } = one.window
  const window = windowsOf(task, activity, one.joinedAt, activity.endTime).find(
    (other) => other.periodKey === periodKey,
  )
  return window === undefined ? null : { ...one, activity, task, window }
}

/** What was the case at an instant: the completion by the facts known then and the file published then. */
const completionAt = (one: OneTask, world: TaskWorld, at: number): number | null => {
  const then = published(one, world, at)
  return then === null ? null : completion(then, personAt(one.participant, at))
}

/** The instants at which something new about a participant was known, or the rules of the activity were published, in order. */
const pointsOf = ({ participant, activity }: OneTask, { files, now }: TaskWorld): number[] =>
  [...turningPointsOf(participant), ...files.publishedAt(activity.activityId)]
    .filter((at) => at <= now)
    .toSorted((one, other) => one - other)

/** Whether a task was completed by what was known at some instant: "once COMPLETED it stays". */
const wasOnceCompleted = (one: OneTask, world: TaskWorld): boolean =>
  pointsOf(one, world).some((at) => completionAt(one, world, at) !== null)

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
      return status === 'UNSATISFIED' ? status : 'PENDING'
    if (isDeleted && status !== 'COMPLETED') return status
    return 'COMPLETED'
  }
  if (status === 'COMPLETED' && wasOnceCompleted(one, world)) return 'COMPLETED'
  const missedAt = window.until + activity.definition.dataDelaySeconds * SECOND
  if (missedAt > now) return 'PENDING'
  return missedAt > now - LATENESS || isDeleted ? status : 'UNSATISFIED'
}

/** An entitlement that is final: what was known, and published, at its grant or its end decided it. */
function finalCompletion(
  one: OneTask,
  world: TaskWorld,
  stored: EntitlementRow,
  finalAt: number,
): OneCompletion | null {
  const found = momentsBefore(one.participant, finalAt).flatMap((at): OneCompletion[] => {
    const completed = completionAt(one, world, at)
    return completed === null ? [] : [{ one: published(one, world, at) ?? one, completed }]
  })
  const ofItsTime = found.filter(({ completed }) => completed === stored.earnedAt)
  return (
    ofItsTime.find(({ one: then, completed }) => claimDeadline(then, completed) === stored.claimDeadline) ??
    ofItsTime[0] ??
    beforePublication(one, world, stored, finalAt) ??
    found[0] ??
    null
  )
}

/** The times that stood until new rules were published at the moment of a grant, if the grant came first: facts may have been taken away since. */
function beforePublication(one: OneTask, world: TaskWorld, stored: EntitlementRow, finalAt: number) {
  const published = world.files
    .publishedAt(one.activity.activityId)
    .find((at) => at > finalAt - EVALUATED_WITHIN && at <= finalAt)
  if (published === undefined) return null
  const stood = completionAsKnown(one, { ...world, now: published - 1 }, Infinity)
  return stood?.completed === stored.earnedAt ? stood : null
}

interface OneCompletion {
  one: OneTask
  completed: number
}

const deadlineOf = ({ one, completed }: OneCompletion): number => claimDeadline(one, completed)

/** Whether what became known at an instant decides again what was decided at an earlier one: new rules do, and facts that had occurred by then. */
function isDecidedAgain({ participant, activity }: OneTask, { files }: TaskWorld, at: number, decidedAt: number) {
  if (files.publishedAt(activity.activityId).includes(at)) return true
  return [participant, ...participant.friends]
    .flatMap(({ facts }) => facts)
    .some((fact) => turningPoints([fact]).includes(at) && (fact.at <= decidedAt || fact.type === 'user.cleared'))
}

/**
 * docs/outcomes.md, "Late facts and what is final": the times of a completion as facts became known. Without facts that complete it they stay. A claim
 * that is over moves only where it is decided again and the new deadline is over, too.
 */
function completionAsKnown(one: OneTask, world: TaskWorld, decidedAt: number): OneCompletion | null {
  let last: OneCompletion | null = null
  for (const at of pointsOf(one, world)) {
    const completed = completionAt(one, world, at)
    if (completed === null) continue
    const next: OneCompletion = { one: published(one, world, at) ?? one, completed }
    const isOver = last !== null && deadlineOf(last) <= at
    if (!isOver || (deadlineOf(next) <= at && isDecidedAgain(one, world, at, decidedAt))) last = next
  }
  return last
}

/** The times of a completion whose reward is not claimed: those of the facts of now, unless its claim was over before they were known. */
function openCompletion(
  one: OneTask,
  world: TaskWorld,
  completed: number | null,
  { status, earnedAt }: EntitlementRow,
): OneCompletion | null {
  const source = one.participant.sources.get(keyOf(one.activity.activityId, sourceOf(one)))
  const asKnown = (): OneCompletion | null => completionAsKnown(one, world, source?.updatedAt ?? Infinity)
  if (completed === null) return asKnown()
  const isOfNow = completed === earnedAt && claimDeadline(one, completed) <= world.now
  return status === 'EXPIRED' && !isOfNow ? asKnown() : { one, completed }
}

function compareEntitlement(
  present: OneTask,
  world: TaskWorld,
  completed: number | null,
  stored: EntitlementRow,
  finalAt: number | null,
): void {
  const { report } = world
  const { participant } = present
  const about = {
    activity: present.activity.alias,
    user: participant.userId,
    subject: sourceOf(present),
  }
  const judged =
    finalAt === null
      ? openCompletion(present, world, completed, stored)
      : finalCompletion(present, world, stored, finalAt)
  // A reward may have been claimed before its facts were taken back, within the same seconds.
  if (judged === null) return report.skip('completion times', 'completed by facts that were taken back or outweighed')
  const { one, completed: expected } = judged
  const { activity, task } = one
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

/** When the entitlement became final: at its grant, or when its account was deleted; null while it can still move. */
function finalTime(participant: Participant, key: string, { status, updatedAt }: EntitlementRow): number | null {
  if (status === 'GRANTED') return participant.rewards.get(key)?.grantedAt ?? updatedAt
  return participant.account?.deletedAt == null ? null : updatedAt
}

function compareTask(one: OneTask, world: TaskWorld, person: KnownPerson): void {
  const { activity, participant } = one
  const source = sourceOf(one)
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
