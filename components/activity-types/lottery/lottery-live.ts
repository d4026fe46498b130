import { EndedFactsLive } from './ended/ended-facts-live.tsx'
import { LotteryLineLive } from './lottery-line-live.tsx'
import { MyDrawsLive } from './mine/my-draws-live.tsx'
import { PrizeListLive } from './prizes/prize-list-live.tsx'
import { DrawWaysLive } from './ways/draw-ways-live.tsx'
import { WheelLive } from './wheel/wheel-live.tsx'

/** The live parts of the page, loaded together for users. */
export const lotteryLive = {
  Wheel: WheelLive,
  Line: LotteryLineLive,
  Ended: EndedFactsLive,
  Ways: DrawWaysLive,
  MyDraws: MyDrawsLive,
  Prizes: PrizeListLive,
}
