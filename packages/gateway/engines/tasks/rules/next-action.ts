import { actionOf } from '@fanfare/activities/file/action-of.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import type { TraceEntry } from '@fanfare/contract/task/task.ts'

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
export const JOIN_ACTION_KEY = 'task.next_join'
export const TRANSFER_ACTION_KEY = 'task.next_transfer'

/** The next action for an unmet rule: the key of its text, and the link of its button. */
export const nextActionOf = (
  task: Pick<TaskDefinition, 'type' | 'action'>,
  key: string = NEXT_ACTION_KEYS[task.type],
): NonNullable<TraceEntry['nextAction']> => ({ key, ...actionOf(task) })
