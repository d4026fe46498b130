import { LotteryFactsLive } from './lottery-facts-live.tsx'
import { LotteryHeadlineLive } from './lottery-headline-live.tsx'
import { MyDrawsLive } from './mine/my-draws-live.tsx'
import { PrizeTableLive } from './prizes/prize-table-live.tsx'
import { WheelLive } from './wheel/wheel-live.tsx'

/** The live parts of the page, loaded together for users. */
export const lotteryLive = {
  Wheel: WheelLive,
  Facts: LotteryFactsLive,
  Headline: LotteryHeadlineLive,
  MyDraws: MyDrawsLive,
  PrizeTable: PrizeTableLive,
}
