import { assetOf, quantityOf, type TaskDefinition } from '#activities/schema.ts'
import { CLAIM_TIME_AFTER_SUSPENSION_MS } from '#gateway/audit/suspended-claims.ts'
import { stateKey, type TaskStateChange, type TaskStateKey, type TaskStateRow } from '#gateway/db/task-states.ts'
import type { ActivityInPlay } from '../definition/activity-in-play.ts'
import { decide } from '../tasks/decide.ts'
import type { Decision } from '../tasks/decision.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import type { Cell } from '../facts/fact-slice.ts'
import { periodKeysOf } from '../windows/periods.ts'
import { resetsAtOf } from '../windows/window.ts'
import { dayKey } from '../time/zoned-day.ts'

export interface JoinedInPlay {
  activity: ActivityInPlay
  appliedAt: number
}

/** When a task's target was reached, and until when its reward can be claimed. */
export interface Completion extends TaskStateKey {
  completedAt: number
  claimDeadline: number
}

export interface Earning extends Completion {
  asset: string
  quantity: string
  wasSoldOut: boolean
}

/** The changes that settling a user must write. */
export interface SettlementPlan {
  /** Rows to insert, because they do not exist yet and a change follows. */
  open: TaskStateKey[]
  /** Reached targets, the earliest first: COMPLETED if the budget can still pay. */
  reserve: Earning[]
  /** Reached targets whose claim deadline passed before their reward was reserved. */
  late: Earning[]
  /** Reservations whose completion moved to another time, and the claim deadline with it. */
  move: Completion[]
  /** Reservations whose claim deadline passed. */
  expire: Completion[]
  /** Changes of status that need no budget. */
  change: TaskStateChange[]
  /** By activity: the next time at which a settlement is needed without a new fact; null: never. */
  due: Map<string, number | null>
  /** Cells to read in more detail before this plan can be applied; empty: it can. */
  unclear: Cell[]
}

/** After a boundary that passed without a change, the next check follows this much later. */
const RECHECK_MS = 60_000

interface Case {
  key: TaskStateKey
  task: TaskDefinition
  row: TaskStateRow | undefined
  decision: Decision
  areClaimsSuspended: boolean
  now: number
}

/** Compares decisions with stored states. `areClaimsSuspended`: while claims are suspended no claim deadline passes. Pure. */
export function planSettlement(
  joined: readonly JoinedInPlay[],
  facts: UserFacts,
  rows: readonly TaskStateRow[],
  now: number,
  areClaimsSuspended: (activityId: string) => boolean = () => false,
): SettlementPlan {
  const plan: SettlementPlan = {
    open: [],
    reserve: [],
    late: [],
    move: [],
    expire: [],
    change: [],
    due: new Map(),
    unclear: [],
  }
  const stored = new Map(rows.map((row) => [stateKey(row), row]))
  for (const { activity, appliedAt } of joined) {
    const { activityId, dataDelaySeconds } = activity.frame
    let due = Infinity
    for (const task of activity.tasks.values()) {
      for (const periodKey of periodKeysOf({ task, activity: activity.frame, appliedAt, now })) {
        const key = { activityId, taskId: task.id, periodKey }
        const row = stored.get(stateKey(key))
        if (row !== undefined && hasEnded(row)) continue
        const knownCompletion = row?.completedAt ?? null
        const decision = decide({ task, periodKey, activity: activity.frame, facts, appliedAt, now, knownCompletion })
        plan.unclear.push(...decision.unclear)
        planCase(plan, { key, task, row, decision, areClaimsSuspended: areClaimsSuspended(activityId), now })
        if (decision.status === 'PENDING' && decision.window !== null)
          due = Math.min(due, decision.window.end + dataDelaySeconds * 1000)
      }
      due = Math.min(due, nextPeriodAt(task, activity, now))
    }
    plan.due.set(activityId, due === Infinity ? null : due > now ? due : now + RECHECK_MS)
  }
  plan.reserve.sort((a, b) => a.completedAt - b.completedAt || (stateKey(a) < stateKey(b) ? -1 : 1))
  return plan
}

/** EVERYDAY: when the next day begins, which has its own task state. */
function nextPeriodAt(task: TaskDefinition, { frame }: ActivityInPlay, now: number): number {
  if (task.period !== 'EVERYDAY' || now >= frame.endTime) return Infinity
  if (now < frame.startTime) return frame.startTime
  return resetsAtOf({ task, periodKey: dayKey(now, frame.timeZone), activity: frame }) ?? Infinity
}

const hasEnded = (row: TaskStateRow): boolean =>
  row.status === 'GRANTED' || row.status === 'UNSATISFIED' || row.claimExpired

/** Facts may move a completion and its deadline; a new version of the activity never shortens the deadline of the same completion. */
const keptDeadline = (row: TaskStateRow, completedAt: number, claimDeadline: number): number =>
  completedAt === row.completedAt ? Math.max(claimDeadline, row.claimDeadline ?? claimDeadline) : claimDeadline

function planCase(plan: SettlementPlan, { key, task, row, decision, areClaimsSuspended, now }: Case): void {
  const { completedAt, claimDeadline } = decision
  const reached = decision.status === 'COMPLETED' && completedAt !== null && claimDeadline !== null
  if (row?.status === 'COMPLETED') {
    // COMPLETED is final (ADR 0004); late facts may still move the time of completion until the claim.
    const at = reached
      ? { completedAt, claimDeadline: keptDeadline(row, completedAt, claimDeadline) }
      : { completedAt: row.completedAt ?? now, claimDeadline: row.claimDeadline ?? now }
    if (areClaimsSuspended && at.claimDeadline <= now) at.claimDeadline = now + CLAIM_TIME_AFTER_SUSPENSION_MS
    if (at.claimDeadline <= now) plan.expire.push({ ...key, ...at })
    else if (at.completedAt !== row.completedAt || at.claimDeadline !== row.claimDeadline)
      plan.move.push({ ...key, ...at })
    return
  }
  const open = () => void (row === undefined && plan.open.push(key))
  if (reached && (claimDeadline > now || row?.soldOut !== true)) {
    open()
    const earning = {
      ...key,
      asset: assetOf(task.reward),
      quantity: quantityOf(task.reward),
      completedAt,
      claimDeadline,
    }
    const list = claimDeadline > now ? plan.reserve : plan.late
    list.push({ ...earning, wasSoldOut: row?.soldOut ?? false })
  } else if (decision.status === 'UNSATISFIED') {
    open()
    plan.change.push({ ...key, status: 'UNSATISFIED', soldOut: false })
  } else if (!reached && row?.soldOut === true) plan.change.push({ ...key, status: 'PENDING', soldOut: false })
}
