'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const PerformanceIsland = createIsland(() => import('./performance-live.tsx').then((m) => m.PerformanceLive), {
  visitor: null,
})
