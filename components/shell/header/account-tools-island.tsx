'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const AccountToolsIsland = createIsland(
  () => import('./account-tools-live.tsx').then((m) => m.AccountToolsLive),
  { visitor: null },
)
