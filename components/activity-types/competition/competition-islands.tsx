'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import { BOARD_PART } from './board-part.ts'
import type { CompetitionPartProps } from './competition-part.tsx'

const live = () => import('./competition-part.tsx').then((m) => m.CompetitionPart)

/** A visitor who only reads the page needs no code of the leaderboard: it loads when they turn to it. */
async function liveWhenUsed() {
  const board = document.querySelector(`[data-live-part="${BOARD_PART}"]`)
  // Without a table the server could not read the rows, and the skeleton waits for them.
  if (board?.querySelector('table') && !board.matches(':hover, :focus-within'))
    await new Promise((resolve) => {
      for (const name of ['pointerover', 'focusin']) board.addEventListener(name, resolve, { once: true })
    })
  return live()
}

export const BoardIsland = createIsland<CompetitionPartProps>(live, { visitor: liveWhenUsed })
/** Visitors have no parts of their own. */
export const OwnIsland = createIsland<CompetitionPartProps>(live, { visitor: null })
