'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { CompetitionPartProps } from './competition-part.tsx'

const live = () => import('./competition-part.tsx').then((m) => m.CompetitionPart)

/**
 * The live parts of the page; one island, because every page of an activity loads its lines. A visitor loads their code by pointing at
 * the rows of the board, or at once where the server could not read the rows.
 */
export const CompetitionIsland = createIsland<CompetitionPartProps>(live, {
  visitor: () => pointedAt('board').then(live),
})

/** Resolves when a person points at a part of the page (`data-live-part`) or focuses or presses it; at once where the server left it out. */
export async function pointedAt(part: string): Promise<void> {
  const place = document.querySelector(`[data-live-part=${part}]`)
  if (!place || place.matches(':hover,:focus-within,[data-wanted]')) return
  await new Promise((resolve) => {
    for (const name of ['pointerover', 'focusin', 'click']) place.addEventListener(name, resolve)
  })
}
