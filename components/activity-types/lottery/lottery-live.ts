import { LotteryFactsLive } from './lottery-facts-live.tsx'
import { LotteryStakeLive } from './lottery-stake-live.tsx'
import { MyDrawsLive } from './mine/my-draws-live.tsx'
import { PrizeTableLive } from './prizes/prize-table-live.tsx'
import { WheelLive } from './wheel/wheel-live.tsx'

/** The live parts of the page, loaded together for users. */
export const lotteryLive = {
  Wheel: WheelLive,
  Facts: LotteryFactsLive,
  Stake: LotteryStakeLive,
  MyDraws: MyDrawsLive,
  PrizeTable: PrizeTableLive,
}
