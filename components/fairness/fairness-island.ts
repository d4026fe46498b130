'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const FairnessIsland = createIsland(async () => (await import('./fairness-live.tsx')).FairnessLive)
