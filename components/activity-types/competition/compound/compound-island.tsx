'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { CompoundPartProps } from './compound-part.tsx'

/** The live parts of the page, one island as in competition-island.tsx; a visitor keeps the server's. */
export const CompoundIsland = createIsland<CompoundPartProps>(
  () => import('./compound-part.tsx').then((m) => m.CompoundPart),
  { visitor: null },
)
