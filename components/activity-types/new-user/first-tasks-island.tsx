'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { FirstTasksLiveProps } from './first-tasks-live.tsx'

export const FirstTasksIsland = createIsland<FirstTasksLiveProps>(
  () => import('./first-tasks-live.tsx').then((module) => module.FirstTasksLive),
  { visitor: null },
)
