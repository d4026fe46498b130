'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { ReadyForYouProps } from './ready-for-you/ready-for-you-live.tsx'

export const ReadyForYouIsland = createIsland<ReadyForYouProps>(
  () => import('./ready-for-you/ready-for-you-live.tsx').then((m) => m.ReadyForYouLive),
  { visitor: null },
)

/** In this file, because each island file adds to the first load of the home page, which has both. */
export const WinnersIsland = createIsland<{ newest: number }>(() =>
  import('./winners/winners-live.tsx').then((m) => m.WinnersLive),
)
