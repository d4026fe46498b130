'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const CampaignsIsland = createIsland(() => import('./campaigns-live.tsx').then((m) => m.CampaignsLive), {
  visitor: null,
})
