'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's own parts of the page; one island, because every page of an activity loads its lines. A visitor keeps the server's. */
export const BonusIsland = createIsland(() => import('./bonus-live.tsx').then((m) => m.BonusPart), {
  visitor: null,
})

/** A chunk of its own: a visitor moves the sliders, too. */
export const TierSliderIsland = createIsland(() => import('./tier-slider-live.tsx').then((m) => m.TierSliderLive))
