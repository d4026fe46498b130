'use client'

import { createIsland } from '#components/providers/create-island.tsx'

// One file for these four, because each activity page shows all of them. An island of another page would add its
// `import()` to the scripts of this page's first load.
export const ActivityCtaIsland = createIsland(() => import('./activity-cta-live.tsx').then((m) => m.ActivityCtaLive), {
  visitor: () => import('./visitor-cta-live.tsx').then((m) => m.VisitorCtaLive),
})
export const ActivityMineIsland = createIsland(
  () => import('./activity-mine-live.tsx').then((m) => m.ActivityMineLive),
  { visitor: null },
)
export const ActivityTasksIsland = createIsland(
  () => import('./activity-tasks-live.tsx').then((m) => m.ActivityTasksLive),
  { visitor: null },
)
export const HeroStakeIsland = createIsland(() => import('./hero-stake-live.tsx').then((m) => m.HeroStakeLive), {
  visitor: null,
})
