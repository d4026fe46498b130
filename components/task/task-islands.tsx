'use client'

import { createIsland, createPublicIsland } from '#components/providers/create-island.tsx'

export const ReadyForYouIsland = createIsland(
  async () => (await import('./ready-for-you/ready-for-you-live.tsx')).ReadyForYouLive,
)

export const WinnersIsland = createPublicIsland(async () => (await import('./winners/winners-live.tsx')).WinnersLive)

export const RewardsIsland = createIsland(async () => (await import('./rewards-page/my-rewards.tsx')).RewardsLive)
