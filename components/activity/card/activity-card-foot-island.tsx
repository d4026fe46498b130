'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityCardFootIsland = createIsland(
  async () => (await import('./activity-card-foot-live.tsx')).ActivityCardFootLive,
)
