'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const LoginIsland = createIsland(() => import('./login/login-live.tsx').then((m) => m.LoginLive))
