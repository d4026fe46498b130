'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { EndedFactsProps } from './lottery-cards.tsx'
import type { LotteryLineLiveProps, MyDrawsLiveProps, PrizeListLiveProps, DrawWaysLiveProps } from './lottery-live.tsx'
import type { WheelLiveProps } from './wheel-live.tsx'

// One chunk for all of them, so that the page of another type loads their names and one `import()`.
const parts = () => import('./lottery-live.tsx')
const visitor = null

export const WheelIsland = createIsland<WheelLiveProps>(() => parts().then((m) => m.lotteryLive.Wheel), { visitor })
export const LotteryLineIsland = createIsland<LotteryLineLiveProps>(() => parts().then((m) => m.lotteryLive.Line), {
  visitor,
})
export const EndedFactsIsland = createIsland<Pick<EndedFactsProps, 'activityId' | 'lottery'>>(
  () => parts().then((m) => m.lotteryLive.Ended),
  { visitor },
)
export const DrawWaysIsland = createIsland<DrawWaysLiveProps>(() => parts().then((m) => m.lotteryLive.Ways), {
  visitor,
})
export const MyDrawsIsland = createIsland<MyDrawsLiveProps>(() => parts().then((m) => m.lotteryLive.MyDraws), {
  visitor,
})
export const PrizeListIsland = createIsland<PrizeListLiveProps>(() => parts().then((m) => m.lotteryLive.Prizes), {
  visitor,
})
