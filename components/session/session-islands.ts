'use client'

import { createIsland, createPublicIsland } from '#components/providers/create-island.tsx'

export const LoginIsland = createPublicIsland(async () => (await import('./login/login-live.tsx')).LoginLive)
export const RegisterIsland = createPublicIsland(
  async () => (await import('./register/register-live.tsx')).RegisterLive,
)
export const ForgotIsland = createPublicIsland(async () => (await import('./security/forgot-live.tsx')).ForgotLive)
export const ResetIsland = createPublicIsland(async () => (await import('./security/reset-live.tsx')).ResetLive)
export const AccountIsland = createIsland(async () => (await import('./security/account-live.tsx')).AccountLive)
