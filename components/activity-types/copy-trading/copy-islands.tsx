'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's parts of the page; one island, because every activity's page loads this file. A visitor keeps the server's. */
export const CopyIsland = createIsland(async () => (await import('./copy-live.tsx')).CopyPart)
