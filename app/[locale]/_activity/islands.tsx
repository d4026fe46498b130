'use client'

import type { ComponentType } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import type { activityOwnLive } from './activity-own-live.tsx'

// One file, because each activity page shows all of these islands. Each `import()` here adds to the scripts of the first load, so a
// user's own parts, which visitors do not need, share one.
const ownIsland = <Props extends object>(pick: (parts: typeof activityOwnLive) => ComponentType<Props>) =>
  createIsland(() => import('./activity-own-live.tsx').then((m) => pick(m.activityOwnLive)), { visitor: null })

export const ActivityCtaIsland = createIsland(async () => (await import('./activity-cta-live.tsx')).ActivityCtaLive, {
  visitor: async () => (await import('./visitor-cta-live.tsx')).VisitorCtaLive,
})
export const ActivityMineIsland = ownIsland(({ Mine }) => Mine)
export const ActivityTasksIsland = ownIsland(({ Tasks }) => Tasks)
export const HeroHeadlineIsland = ownIsland(({ Headline }) => Headline)
export const ApplyCardIsland = createIsland(async () => (await import('./apply-card-live.tsx')).ApplyCardLive, {
  visitor: null,
})
export const PauseIsland = ownIsland(({ Pause }) => Pause)
export const ShareIsland = ownIsland(({ Share }) => Share)
