'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { LotteryFactsLiveProps } from './lottery-facts-live.tsx'
import type { LotteryHeadlineLiveProps } from './lottery-headline-live.tsx'
import type { MyDrawsLiveProps } from './mine/my-draws-live.tsx'
import type { PrizeTableLiveProps } from './prizes/prize-table-live.tsx'
import type { WheelLiveProps } from './wheel/wheel-live.tsx'

// One chunk for all of them, so that the page of another type loads five names and one `import()`.
const parts = () => import('./lottery-live.ts')

export const WheelIsland = createIsland<WheelLiveProps>(() => parts().then((m) => m.lotteryLive.Wheel), {
  visitor: null,
})
export const LotteryFactsIsland = createIsland<LotteryFactsLiveProps>(() => parts().then((m) => m.lotteryLive.Facts), {
  visitor: null,
})
export const LotteryHeadlineIsland = createIsland<LotteryHeadlineLiveProps>(
  () => parts().then((m) => m.lotteryLive.Headline),
  {
    visitor: null,
  },
)
export const MyDrawsIsland = createIsland<MyDrawsLiveProps>(() => parts().then((m) => m.lotteryLive.MyDraws), {
  visitor: null,
})
export const PrizeTableIsland = createIsland<PrizeTableLiveProps>(() => parts().then((m) => m.lotteryLive.PrizeTable), {
  visitor: null,
})
