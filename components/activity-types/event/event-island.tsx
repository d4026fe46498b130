'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's own parts of a campaign's page; one island, because every page of an activity loads its lines. */
export const EventIsland = createIsland(() => import('./event-live.tsx').then((m) => m.EventPart), {
  visitor: null,
})
