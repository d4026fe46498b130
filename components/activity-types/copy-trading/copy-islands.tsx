'use client'

import { createIsland } from '#components/providers/create-island.tsx'

/** A user's own parts of the page; one island, because every page of an activity loads its lines. A visitor keeps the server's. */
export const CopyIsland = createIsland(() => import('./copy-live.tsx').then((m) => m.CopyPart), {
  visitor: null,
})
