import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import { friendsQualified } from './friends.ts'
import { deposits, earnings, firstDeposit, largestHolding } from '../../../facts/measures/money-movements.ts'
import type { TaskMeasure } from './task-scope.ts'
import { boundToKol, cameByCode, identityVerified, linkShared, registered } from './states.ts'
import { firstSpotTrade, tradesIn, volumeOf } from '../../../facts/measures/trades.ts'

/** Contract §7, What counts: one measure for each task type. TRANSFER_AND_TRADING has a second measure, for its transfers. */
export const MEASURES = {
  REGISTER_PASS: registered,
  KYC_PASS: identityVerified,
  KOL_BIND: boundToKol,
  APPOINT_CODE: cameByCode,
  TRADING_VOLUME: volumeOf(['futures']),
  SPOT_TRADING_VOLUME: volumeOf(['spot']),
  TOTAL_TRADING_VOLUME: volumeOf(MARKETS),
  ANY_TRADING_VOLUME: tradesIn(MARKETS),
  SPOT_ANY_TRADING_VOLUME: tradesIn(['spot']),
  RECHARGE: deposits,
  SPOT_FIRST_RECHARGE: firstDeposit,
  SPOT_FIRST_TRADING: firstSpotTrade,
  TRANSFER_AND_TRADING: volumeOf(['futures']),
  EARNINGS: earnings,
  // A target of any unit is compared with the value in USDT.
  SPOT_HOLDS: (scope) => largestHolding(scope.task.asset)(scope),
  SHARE_LINK: linkShared,
  INVITE_FRIEND: friendsQualified,
} as const satisfies Record<TaskType, TaskMeasure>
