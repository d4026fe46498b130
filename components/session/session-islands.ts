'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const LoginIsland = createIsland(async () => (await import('./login/login-live.tsx')).LoginLive)
export const RegisterIsland = createIsland(async () => (await import('./register/register-live.tsx')).RegisterLive)
export const ForgotIsland = createIsland(async () => (await import('./security/forgot-live.tsx')).ForgotLive)
export const ResetIsland = createIsland(async () => (await import('./security/reset-live.tsx')).ResetLive)
export const AccountIsland = createIsland(async () => (await import('./security/account-live.tsx')).AccountLive, {
  visitor: null,
})
