import type { TaskType } from '@fanfare/contract/enumerations.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import type { TaskDefinition } from './task.ts'

/** Where a task of this type is done; null means on the page of the activity. */
const ROUTES = {
  REGISTER_PASS: TARGETS.register.appRoute,
  KYC_PASS: TARGETS['identity-verification'].appRoute,
  KOL_BIND: null,
  APPOINT_CODE: null,
  TRADING_VOLUME: TARGETS['contract-btcusdt'].appRoute,
  SPOT_TRADING_VOLUME: TARGETS['spot-trade'].appRoute,
  TOTAL_TRADING_VOLUME: TARGETS['spot-trade'].appRoute,
  ANY_TRADING_VOLUME: TARGETS['spot-trade'].appRoute,
  SPOT_ANY_TRADING_VOLUME: TARGETS['spot-trade'].appRoute,
  RECHARGE: TARGETS.recharge.appRoute,
  SPOT_FIRST_RECHARGE: TARGETS.recharge.appRoute,
  SPOT_FIRST_TRADING: TARGETS['spot-trade'].appRoute,
  TRANSFER_AND_TRADING: TARGETS.transfer.appRoute,
  EARNINGS: TARGETS['contract-btcusdt'].appRoute,
  SPOT_HOLDS: TARGETS['spot-trade'].appRoute,
  SHARE_LINK: TARGETS.share.appRoute,
  INVITE_FRIEND: TARGETS.share.appRoute,
} as const satisfies Record<TaskType, string | null>

/** The target of a task's button (ACT-4): that of the file, else the one of its type. */
export function actionOf({ action, type }: Pick<TaskDefinition, 'action' | 'type'>) {
  const route = ROUTES[type]
  const isNamed = action.appRoute !== undefined || action.webUrl !== undefined
  return isNamed || route === null ? action : { appRoute: route }
}
