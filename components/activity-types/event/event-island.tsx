'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's parts of a campaign's page; one island, because every activity's page loads this file. */
export const EventIsland = createIsland(async () => (await import('./event-live.tsx')).EventPart)
