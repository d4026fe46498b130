'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { ReadyForYouProps } from './ready-for-you/ready-for-you-live.tsx'

export const ReadyForYouIsland = createIsland<ReadyForYouProps>(
  () => import('./ready-for-you/ready-for-you-live.tsx').then((m) => m.ReadyForYouLive),
  { visitor: null },
)

export const WinnersIsland = createIsland<{ newest: number }>(() =>
  import('./winners/winners-live.tsx').then((m) => m.WinnersLive),
)

export const RewardsIsland = createIsland(() => import('./rewards-page/my-rewards.tsx').then((m) => m.RewardsLive), {
  visitor: null,
})
