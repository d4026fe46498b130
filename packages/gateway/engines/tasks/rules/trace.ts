import type Big from 'big.js'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ReasonDetail, TraceEntry } from '@fanfare/contract/task/task.ts'
import { decidingInstant, type TaskWindow } from '../windows/window.ts'
import { toDecimal } from '../../../util/decimal.ts'
import { JOIN_ACTION_KEY, nextActionOf } from './next-action.ts'
import { countOf, excludedByReason, type Relevant, type Tally } from '../../../facts/measures/tally.ts'

/**
 * The rules of a trace in their order: `joined` and `target` for every task, `window` once it is known, `transfer` for
 * TRANSFER_AND_TRADING, `friend_registered` for INVITE_FRIEND. @assumed the names, which the contract leaves open
 */
export const TRACE_RULES = ['joined', 'window', 'transfer', 'friend_registered', 'target'] as const
export type TraceRule = (typeof TRACE_RULES)[number]

const withoutFacts = { counted: 0, excluded: [] }

/** Expected and actual value are 1 or 0. */
export const joinedEntry = (joined: boolean, open: boolean): TraceEntry => ({
  rule: 'joined' satisfies TraceRule,
  expected: '1',
  actual: joined ? '1' : '0',
  passed: joined,
  ...withoutFacts,
  nextAction: joined || !open ? null : { key: JOIN_ACTION_KEY },
})

/** Expected is the end of the window; actual is the time at which the target was reached, or now. Both in ms. */
export const windowEntry = (window: TaskWindow, at: number): TraceEntry => ({
  rule: 'window' satisfies TraceRule,
  expected: String(window.end),
  actual: String(at),
  passed: at >= window.start && at < window.end,
  ...withoutFacts,
  nextAction: null,
})

/** The values of a fact's reason beside its own time. */
export function reasonValues({ reason, lastAt, detail }: Relevant, window: TaskWindow | null): ReasonDetail {
  const until = decidingInstant(reason, lastAt, window)
  return { ...(until === undefined ? {} : { until }), ...detail }
}

export interface MeasureEntryInput {
  rule: Extract<TraceRule, 'transfer' | 'friend_registered' | 'target'>
  task: Pick<TaskDefinition, 'type' | 'action'>
  tally: Tally
  window: TaskWindow | null
  current: Big
  target: Big
  /** Whether the target was ever reached; EARNINGS may have fallen below it since. */
  reached: boolean
  /** Whether the user can still reach the target. */
  open: boolean
  actionKey?: string
}

export const measureEntry = (input: MeasureEntryInput): TraceEntry => ({
  rule: input.rule,
  expected: toDecimal(input.target),
  actual: toDecimal(input.current),
  passed: input.reached,
  counted: countOf(input.tally.counted),
  excluded: excludedByReason(input.tally, (fact) => ({ at: fact.lastAt, ...reasonValues(fact, input.window) })),
  nextAction: input.reached || !input.open ? null : nextActionOf(input.task, input.actionKey),
})
