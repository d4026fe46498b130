'use client'

import { createIsland } from '#components/providers/create-island.tsx'

// One file for these, because each activity page shows all of them. An island of another page would add its
// `import()` to the scripts of this page's first load, and so does each `import()` here: visitors need none of a user's parts.
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
