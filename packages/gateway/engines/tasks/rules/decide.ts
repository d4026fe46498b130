import Big from 'big.js'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ReasonCode, TaskStatus } from '@fanfare/contract/enumerations.ts'
import type { TraceEntry } from '@fanfare/contract/task/task.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Cell } from '../../../facts/fact-slice.ts'
import { closesAt, resetsAtOf, timeReason, windowOf, type TaskWindow } from '../windows/window.ts'
import { toDecimal } from '../../../util/decimal.ts'
import { friendsRegistered, MEASURES, type TaskMeasure, type TaskScope } from '../measures/table.ts'
import { transfersToFutures } from '../../../facts/measures/relevant-facts.ts'
import { TRANSFER_ACTION_KEY, joinedEntry, measureEntry, windowEntry, type MeasureEntryInput } from './trace.ts'
import { currentOf, reachOf, type Reach, type Tally } from '../../../facts/measures/tally.ts'
import type { UserFacts } from '../../../facts/user-facts.ts'
import type { ActivityFrame } from '../../../activities/definition/activity-in-play.ts'

/**
 * The result of the rules for one task in one period, without the ledger. COMPLETED means that the target is reached; the stored state
 * tells whether the budget could pay and whether the reward was claimed. `readonly` fields are computed when they are read.
 */
export interface Decision {
  status: Extract<TaskStatus, 'PENDING' | 'COMPLETED' | 'UNSATISFIED'>
  window: TaskWindow | null
  /** When the target was reached, by `occurredAt` and never before the join; the same for any order of arrival. */
  completedAt: number | null
  /** `claimDays` after `completedAt`, or after the version that introduced the current rules if that is later. */
  claimDeadline: number | null
  /** EVERYDAY: when the next day begins; null otherwise. */
  readonly resetsAt: number | null
  /** Decimal strings; only EARNINGS may have a negative `current`. */
  readonly progress: { current: string; target: string; unit: string | null }
  reasonCode: ReasonCode | null
  /** Never empty. */
  readonly trace: TraceEntry[]
  /** Cells to read in more detail before this decision is certain; empty: it is. */
  unclear: readonly Cell[]
}

export interface DecideInput {
  task: TaskDefinition
  /** `YYYY-MM-DD` for EVERYDAY, `-` otherwise. */
  periodKey: string
  activity: ActivityFrame
  facts: UserFacts
  /** null when the user has not joined. */
  appliedAt: number | null
  now: number
  /**
   * The `completedAt` of an earlier decision by the same rules. It is reused if sums alone do not tell the time and no fact
   * from before it has arrived since.
   */
  knownCompletion?: number | null
}

/** One measured rule of a task; the task needs all of its rules. */
interface Rule extends Pick<MeasureEntryInput, 'rule' | 'actionKey'> {
  tally: Tally
  current: Big
  target: Big
  reached: Reach | null
}

/**
 * Decides one task of one user in one period by the rules (contract §7). Pure: the same facts give the same decision in any
 * order and with any repetition; see docs/decisions/0004-evaluation-in-any-order.md.
 *
 * `completedAt` is the `occurredAt` (ties: `eventId`) at which the running measure first reached the target, never before
 * the join or the window. The caller knows the stored state, of which COMPLETED and UNSATISFIED are final; this function
 * does not.
 * @throws RangeError if the `periodKey` of an EVERYDAY task is not a day
 */
export function decide(input: DecideInput): Decision {
  const { task, activity, appliedAt, now } = input
  const window = windowOf(input)
  const { target, others } = rulesOf(input, window)
  const rules = [...others, target]
  const { completedAt, unclear } = completionOf(rules, window, input)
  const over = window !== null && now >= closesAt(window, activity)
  const status = completedAt !== null ? 'COMPLETED' : appliedAt !== null && over ? 'UNSATISFIED' : 'PENDING'
  const { start, end } = window ?? { start: activity.startTime, end: activity.endTime }
  const open = status === 'PENDING' && now >= start && now < end
  let trace: TraceEntry[] | undefined
  return {
    status,
    window,
    completedAt,
    claimDeadline: completedAt === null ? null : deadlineOf(completedAt, input),
    reasonCode: reasonOf(task, status, appliedAt),
    // Getters, because only pages read these, and they are half the work of a decision.
    get resetsAt() {
      return resetsAtOf(input)
    },
    get progress() {
      return {
        current: toDecimal(target.current),
        target: toDecimal(target.target),
        unit: 'unit' in task.target ? task.target.unit : null,
      }
    },
    get trace() {
      return (trace ??= [
        joinedEntry(appliedAt !== null, open),
        ...(window === null ? [] : [windowEntry(window, completedAt ?? now)]),
        ...rules.map(({ reached, ...rule }) =>
          // Before the join the only next action is to join.
          measureEntry({ ...rule, task, window, reached: reached !== null, open: open && appliedAt !== null }),
        ),
      ])
    },
    unclear: [...rules.flatMap(({ tally }) => tally.cut), ...unclear],
  }
}

/** A version with easier rules may complete a task in the past; its reward could not be claimed before that version. */
function deadlineOf(completedAt: number, { task, activity }: DecideInput) {
  const since = Math.max(completedAt, activity.rulesSince?.[task.id] ?? completedAt)
  const deadline = since + task.claimDays * DAY_MS
  return task.reward.type === 'LOTTERY_COUNT' ? Math.min(deadline, Math.max(activity.endTime, since)) : deadline
}

/** The rule whose measure is the progress, and the rules that the trace shows before it. */
export function rulesOf(input: DecideInput, window: TaskWindow | null): { target: Rule; others: Rule[] } {
  const { task, activity, facts } = input
  const scope: TaskScope = {
    task,
    activityId: activity.activityId,
    facts,
    window,
    timeReason: (at) => timeReason(at, input, window),
  }
  const measured = (measure: TaskMeasure, target: Big) => {
    const tally = measure(scope)
    return { tally, current: currentOf(tally), target, reached: reachOf(tally, target) }
  }
  const target = new Big('amount' in task.target ? task.target.amount : task.target.count)
  const others: Rule[] = []
  if (task.type === 'TRANSFER_AND_TRADING') {
    const moved = measured(transfersToFutures, new Big(task.transferTarget ?? 0))
    others.push({ rule: 'transfer', actionKey: TRANSFER_ACTION_KEY, ...moved })
  }
  // Registered friends are shown beside qualified friends, so that the user sees which part is missing.
  if (task.type === 'INVITE_FRIEND') others.push({ rule: 'friend_registered', ...measured(friendsRegistered, target) })
  return { target: { rule: 'target', ...measured(MEASURES[task.type], target) }, others }
}

interface Completion {
  completedAt: number | null
  /** Cells to read to learn the instant. */
  unclear: readonly Cell[]
}

const NOT_COMPLETED: Completion = { completedAt: null, unclear: [] }

function completionOf(
  rules: readonly Rule[],
  window: TaskWindow | null,
  { appliedAt, now, facts, knownCompletion = null }: DecideInput,
) {
  if (window === null || appliedAt === null || now < window.start) return NOT_COMPLETED
  const begin = Math.max(window.start, appliedAt)
  const reaches = rules.flatMap(({ reached }) => (reached === null ? [] : [reached]))
  // An empty window, or a join after it, completes nothing.
  if (reaches.length < rules.length || begin >= window.end) return NOT_COMPLETED
  const first = Math.max(begin, ...reaches.map(({ firstAt }) => firstAt))
  const last = Math.max(begin, ...reaches.map(({ lastAt }) => lastAt))
  const isCertain = reaches.every((reach) => reach.isCertain)
  if (first >= window.end) return NOT_COMPLETED
  if (first === last && isCertain) return { completedAt: first, unclear: [] }
  const isStillRight = knownCompletion !== null && (facts.earliestArrival ?? Infinity) > knownCompletion
  if (isCertain && isStillRight && first <= knownCompletion && knownCompletion <= last)
    return { completedAt: knownCompletion, unclear: [] }
  const open = reaches.filter(({ lastAt, isCertain }) => lastAt > first || !isCertain)
  return { completedAt: null, unclear: open.flatMap(({ unclear }) => unclear) }
}

function reasonOf(task: TaskDefinition, status: Decision['status'], appliedAt: number | null): ReasonCode | null {
  if (appliedAt === null) return 'NOT_JOINED'
  if (status === 'COMPLETED') return null
  return task.type === 'KYC_PASS' ? 'KYC_NEEDED' : 'NOT_ENOUGH'
}
