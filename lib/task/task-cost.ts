import type { Money } from '@fanfare/contract/money.ts'
import type { Task } from '@fanfare/contract/task/task.ts'

/**
 * A task takes nothing of a user's own money, needs money that stays the user's, or costs the fees of trades. null when this is
 * not known.
 */
type TaskCost = { kind: 'free' | 'fees' } | { kind: 'from'; money: Money } | null

const FREE: ReadonlySet<string> = new Set([
  'REGISTER_PASS',
  'KYC_PASS',
  'INVITE_FRIEND',
  'KOL_BIND',
  'SHARE_LINK',
  'APPOINT_CODE',
])
const KEPT: ReadonlySet<string> = new Set(['RECHARGE', 'SPOT_FIRST_RECHARGE', 'SPOT_HOLDS'])
const TRADES: ReadonlySet<string> = new Set([
  'TRANSFER_AND_TRADING',
  'TRADING_VOLUME',
  'ANY_TRADING_VOLUME',
  'SPOT_FIRST_TRADING',
  'SPOT_ANY_TRADING_VOLUME',
  'TOTAL_TRADING_VOLUME',
  'SPOT_TRADING_VOLUME',
  'EARNINGS',
])

/** The typical cost of a task, for visitors (design §13, "Heroes"). A deposit or a holding costs its target at least. */
export function taskCost({ taskType, target }: Pick<Task, 'taskType' | 'target'>): TaskCost {
  if (FREE.has(taskType)) return { kind: 'free' }
  if (KEPT.has(taskType)) return 'unit' in target ? { kind: 'from', money: target } : null
  return TRADES.has(taskType) ? { kind: 'fees' } : null
}
