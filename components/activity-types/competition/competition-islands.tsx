'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { BoardLiveProps } from './board-live.tsx'
import { BOARD_PART } from './board-part.ts'
import type { OwnPartProps } from './own-part.tsx'

const live = () => import('./board-live.tsx').then((m) => m.BoardLive)

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

export const BoardIsland = createIsland<BoardLiveProps>(live, { visitor: liveWhenUsed })
export const OwnIsland = createIsland<OwnPartProps>(() => import('./own-part.tsx').then((m) => m.OwnPart), {
  visitor: null,
})
