'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const InviteTeaserIsland = createIsland(
  () => import('./invite/invite-teaser-live.tsx').then((m) => m.InviteTeaserLive),
  { visitor: null },
)
