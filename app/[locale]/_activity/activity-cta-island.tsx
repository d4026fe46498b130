'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const ActivityCtaIsland = createIsland(() => import('./activity-cta-live.tsx').then((m) => m.ActivityCtaLive), {
  visitor: () => import('./visitor-cta-live.tsx').then((m) => m.VisitorCtaLive),
})
