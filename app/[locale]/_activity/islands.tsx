'use client'

import { createIsland } from '#components/providers/create-island.tsx'

// One file, because each activity page shows all of these islands. Each `import()` here adds to the scripts of the first load, so a
// user's own parts, which visitors do not need, share one.
const own = () => import('./activity-own-live.tsx').then((m) => m.activityOwnLive)

export const ActivityCtaIsland = createIsland(() => import('./activity-cta-live.tsx').then((m) => m.ActivityCtaLive), {
  visitor: () => import('./visitor-cta-live.tsx').then((m) => m.VisitorCtaLive),
})
export const ActivityMineIsland = createIsland(() => own().then(({ Mine }) => Mine), { visitor: null })
export const ActivityTasksIsland = createIsland(() => own().then(({ Tasks }) => Tasks), { visitor: null })
export const HeroHeadlineIsland = createIsland(() => own().then(({ Headline }) => Headline), { visitor: null })
export const ApplyCardIsland = createIsland(() => import('./apply-card-live.tsx').then((m) => m.ApplyCardLive), {
  visitor: null,
})
export const PauseIsland = createIsland(() => own().then(({ Pause }) => Pause), { visitor: null })
export const ShareIsland = createIsland(() => own().then(({ Share }) => Share), { visitor: null })
