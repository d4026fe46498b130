'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const AccountToolsIsland = createIsland(
  async () => (await import('./account-tools-live.tsx')).AccountToolsLive,
  { visitor: null },
)
