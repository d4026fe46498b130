'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const RegisterIsland = createIsland(() => import('./register/register-live.tsx').then((m) => m.RegisterLive))
