'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { EventPartProps } from './event-live.tsx'

/** A user's own parts of a campaign's page; one island, because every page of an activity loads its lines. */
export const EventIsland = createIsland<EventPartProps>(() => import('./event-live.tsx').then((m) => m.EventPart), {
  visitor: null,
})
