'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { ActivityCardFootLiveProps } from './activity-card-foot-live.tsx'

export const ActivityCardFootIsland = createIsland<ActivityCardFootLiveProps>(
  () => import('./activity-card-foot-live.tsx').then((module) => module.ActivityCardFootLive),
  { visitor: null },
)
