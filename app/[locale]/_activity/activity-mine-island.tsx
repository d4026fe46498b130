'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityMineIsland = createIsland(
  () => import('./activity-mine-live.tsx').then((m) => m.ActivityMineLive),
  { visitor: null },
)
