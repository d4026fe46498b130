'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const RewardsIsland = createIsland(() => import('./rewards-page/rewards-live.tsx').then((m) => m.RewardsLive), {
  visitor: null,
})
