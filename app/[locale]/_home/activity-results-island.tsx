'use client'

import type { ActivityChoices } from '#components/activity/list/activity-choice.ts'
import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityResultsIsland = createIsland<ActivityChoices>(() =>
  import('./activity-results-live.tsx').then((module) => module.ActivityResultsLive),
)
