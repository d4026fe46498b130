'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { CompetitionPartProps } from './competition-part.tsx'

const live = () => import('./competition-part.tsx').then((m) => m.CompetitionPart)

/**
 * Loads the code when a visitor points at the rows or focuses them (`data-live-part` of `board-view.tsx`), or at once where
 * the server could not read the rows. A visitor who only reads the page needs no code.
 */
async function liveWhenUsed() {
  const rows = document.querySelector('[data-live-part=board]')
  if (rows && !rows.matches(':hover,:focus-within'))
    await new Promise((resolve) => {
      for (const name of ['pointerover', 'focusin']) rows.addEventListener(name, resolve)
    })
  return live()
}

/** The live parts of the page; one island, because every page of an activity loads its lines. */
export const CompetitionIsland = createIsland<CompetitionPartProps>(live, { visitor: liveWhenUsed })
