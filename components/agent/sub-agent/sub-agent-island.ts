'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const SubAgentIsland = createIsland(() => import('./sub-agent-live.tsx').then((m) => m.SubAgentLive), {
  visitor: null,
})
