'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { BoardLiveProps } from './board-live.tsx'
import type { CompetitionStakeLiveProps } from './competition-stake-live.tsx'
import type { PlaceLiveProps } from './place-live.tsx'
import type { PrizesLiveProps } from './prizes-live.tsx'

// One chunk for a user's own parts, so that the page of another type loads four names and two `import()`.
const own = () => import('./competition-live.ts')

/** Visitors choose tracks and pages too. */
export const BoardIsland = createIsland<BoardLiveProps>(() => import('./board-live.tsx').then((m) => m.BoardLive))
export const PlaceIsland = createIsland<PlaceLiveProps>(() => own().then((m) => m.competitionLive.Place), {
  visitor: null,
})
export const CompetitionStakeIsland = createIsland<CompetitionStakeLiveProps>(
  () => own().then((m) => m.competitionLive.Stake),
  { visitor: null },
)
export const PrizesIsland = createIsland<PrizesLiveProps>(() => own().then((m) => m.competitionLive.Prizes), {
  visitor: null,
})
