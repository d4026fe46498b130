'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const MessagesIsland = createIsland(() => import('./messages-live.tsx').then((m) => m.MessagesLive), {
  visitor: null,
})
