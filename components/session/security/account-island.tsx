'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const AccountIsland = createIsland(() => import('./account-live.tsx').then((m) => m.AccountLive), {
  visitor: null,
})
