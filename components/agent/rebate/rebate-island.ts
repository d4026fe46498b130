'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const RebateIsland = createIsland(() => import('./rebate-live.tsx').then((m) => m.RebateLive), { visitor: null })
