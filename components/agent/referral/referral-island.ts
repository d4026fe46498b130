'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ReferralIsland = createIsland(() => import('./referral-live.tsx').then((m) => m.ReferralLive), {
  visitor: null,
})
