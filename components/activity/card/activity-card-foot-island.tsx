'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityCardFootIsland = createIsland(
  () => import('./activity-card-foot-live.tsx').then((module) => module.ActivityCardFootLive),
  { visitor: null },
)
