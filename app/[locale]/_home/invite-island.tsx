'use client'

import type { MySlideProps } from '#components/activity/banner/activity-slide.tsx'
import { createIsland } from '#components/providers/create-island.tsx'

export const InviteIsland = createIsland(async () => (await import('./invite-live.tsx')).InviteLive)

/** In this file, because the home page has both islands and each island file adds to its first load. */
export const MySlideIsland = createIsland<MySlideProps>(async () => (await import('./my-slide-live.tsx')).MySlideLive)
