'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import { pointedAt } from '#components/providers/on-interaction.ts'
import type { CompetitionPartProps } from './competition-part.tsx'

const live = () => import('./competition-part.tsx').then((m) => m.CompetitionPart)

/**
 * The live parts of the page; one island, because every page of an activity loads its lines. A visitor loads their code by pointing at
 * the rows of the board, or at once where the server could not read the rows.
 */
export const CompetitionIsland = createIsland<CompetitionPartProps>(live, {
  visitor: () => pointedAt('board').then(live),
})
