'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const MessagesIsland = createIsland(() => import('./my-messages.tsx').then((m) => m.MessagesLive), {
  visitor: null,
})
