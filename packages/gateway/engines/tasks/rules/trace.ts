import { actionOf } from '@fanfare/activities/file/action-of.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import type { TraceEntry, ReasonDetail } from '@fanfare/contract/task/task.ts'
import type Big from 'big.js'
import { decidingInstant, type TaskWindow } from '../windows/window.ts'
import { toDecimal } from '../../../util/decimal.ts'
import { countOf, excludedByReason, type Relevant, type Tally } from '../../../facts/measures/tally.ts'

/** The text keys of the next actions, `task.next_…` in every language. */
const NEXT_ACTION_KEYS = {
  REGISTER_PASS: 'task.next_register',
  KYC_PASS: 'task.next_verify',
  KOL_BIND: 'task.next_bind',
  APPOINT_CODE: 'task.next_bind',
  TRADING_VOLUME: 'task.next_trade_futures',
  SPOT_TRADING_VOLUME: 'task.next_trade_spot',
  TOTAL_TRADING_VOLUME: 'task.next_trade',
  ANY_TRADING_VOLUME: 'task.next_trade',
  SPOT_ANY_TRADING_VOLUME: 'task.next_trade_spot',
  RECHARGE: 'task.next_deposit',
  SPOT_FIRST_RECHARGE: 'task.next_deposit',
  SPOT_FIRST_TRADING: 'task.next_trade_spot',
  TRANSFER_AND_TRADING: 'task.next_trade_futures',
  EARNINGS: 'task.next_trade_futures',
  SPOT_HOLDS: 'task.next_hold',
  SHARE_LINK: 'task.next_share',
  INVITE_FRIEND: 'task.next_invite',
} as const satisfies Record<TaskType, string>
const JOIN_ACTION_KEY = 'task.next_join'
export const TRANSFER_ACTION_KEY = 'task.next_transfer'

/** The next action for an unmet rule: the key of its text, and the link of its button. */
const nextActionOf = (task: Pick<TaskDefinition, 'type' | 'action'>, key: string = NEXT_ACTION_KEYS[task.type]) => ({
  key,
  ...actionOf(task),
})

/**
 * The rules of a trace in their order: `joined` and `target` for every task, `window` once it is known, `transfer` for
 * TRANSFER_AND_TRADING, `friend_registered` for INVITE_FRIEND. @assumed the names, which the contract leaves open
 */
const TRACE_RULES = ['joined', 'window', 'transfer', 'friend_registered', 'target'] as const
type TraceRule = (typeof TRACE_RULES)[number]

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
