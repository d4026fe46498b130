'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityTasksIsland = createIsland(
  () => import('./activity-tasks-live.tsx').then((m) => m.ActivityTasksLive),
  { visitor: null },
)
