'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const AccountIsland = createIsland(() => import('./account-live.tsx').then((m) => m.AccountLive), {
  visitor: null,
})

export const ForgotIsland = createIsland(() => import('./forgot-live.tsx').then((m) => m.ForgotLive))

export const ResetIsland = createIsland(() => import('./reset-live.tsx').then((m) => m.ResetLive))
