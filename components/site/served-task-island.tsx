'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ServedTaskIsland = createIsland(async () => (await import('./download/served-task.tsx')).ServedTask, {
  visitor: null,
})
