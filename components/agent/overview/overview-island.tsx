'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const OverviewIsland = createIsland(() => import('./overview-live.tsx').then((m) => m.OverviewLive), {
  visitor: null,
})
