'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const FairnessIsland = createIsland(() => import('./fairness-live.tsx').then((m) => m.FairnessLive))
