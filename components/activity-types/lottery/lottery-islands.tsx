'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's own parts of the page; one island, because every page of an activity loads its lines. A visitor keeps the server's. */
export const LotteryIsland = createIsland(() => import('./lottery-live.tsx').then((m) => m.LotteryPart), {
  visitor: null,
})
