'use client'

import { createPublicIsland } from '#components/providers/create-island.tsx'

export const FairnessIsland = createPublicIsland(async () => (await import('./fairness-live.tsx')).FairnessLive)
