'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const InviteIsland = createIsland(() => import('./invite-live.tsx').then((m) => m.InviteLive), { visitor: null })
