'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const FirstTasksIsland = createIsland<{ activityId: string }>(
  () => import('./first-tasks-live.tsx').then((module) => module.FirstTasksLive),
  { visitor: null },
)
