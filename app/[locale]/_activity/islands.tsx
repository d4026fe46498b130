'use client'

import type { ComponentType } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import type * as ownParts from './activity-own-live.tsx'

// One file, because each activity page shows all of these islands. Each `import()` here adds to the scripts of the first load, so a
// user's own parts, which visitors do not need, share one.
const ownIsland = <Props extends object>(pick: (parts: typeof ownParts) => ComponentType<Props>) =>
  createIsland(() => import('./activity-own-live.tsx').then(pick))

export const ActivityCtaIsland = createIsland(
  async () => (await import('./activity-cta-live.tsx')).ActivityCtaLive,
  async () => (await import('./visitor-cta-live.tsx')).VisitorCtaLive,
)
export const ActivityMineIsland = ownIsland((parts) => parts.ActivityMineLive)
export const ActivityTasksIsland = ownIsland((parts) => parts.ActivityTasksLive)
export const HeroHeadlineIsland = ownIsland((parts) => parts.HeroHeadlineLive)
export const ApplyCardIsland = createIsland(async () => (await import('./apply-card-live.tsx')).ApplyCardLive)
export const PauseIsland = ownIsland((parts) => parts.PauseLive)
export const ShareIsland = ownIsland((parts) => parts.ShareCardLive)
