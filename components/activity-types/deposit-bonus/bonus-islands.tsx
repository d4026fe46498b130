'use client'

import { createIsland, createPublicIsland } from '#components/providers/create-island.tsx'

/** A user's parts of the page; one island, because every activity's page loads this file. A visitor keeps the server's. */
export const BonusIsland = createIsland(async () => (await import('./bonus-live.tsx')).BonusPart)

/** A separate chunk, because visitors move the sliders, too. */
export const TierSliderIsland = createPublicIsland(async () => (await import('./tier-slider-live.tsx')).TierSliderLive)
