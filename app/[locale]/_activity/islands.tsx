'use client'

import { createIsland } from '#components/providers/create-island.tsx'

// One file, because each activity page shows all of these islands. Each `import()` here adds to the scripts of the first load, so a
// user's own parts, which visitors do not need, share one.
export const OwnIsland = createIsland(async () => (await import('./activity-own-live.tsx')).OwnPart)
export const ActivityCtaIsland = createIsland(
  async () => (await import('./activity-cta-live.tsx')).ActivityCtaLive,
  async () => (await import('./visitor-cta-live.tsx')).VisitorCtaLive,
)
export const ApplyCardIsland = createIsland(async () => (await import('./apply-card-live.tsx')).ApplyCardLive)
