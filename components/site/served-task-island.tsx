'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ServedTaskIsland = createIsland(() => import('./download/served-task.tsx').then((m) => m.ServedTask), {
  visitor: null,
})
