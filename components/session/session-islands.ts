'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const LoginIsland = createIsland(() => import('./login/login-live.tsx').then((m) => m.LoginLive))
export const RegisterIsland = createIsland(() => import('./register/register-live.tsx').then((m) => m.RegisterLive))
export const ForgotIsland = createIsland(() => import('./security/forgot-live.tsx').then((m) => m.ForgotLive))
export const ResetIsland = createIsland(() => import('./security/reset-live.tsx').then((m) => m.ResetLive))
export const AccountIsland = createIsland(() => import('./security/account-live.tsx').then((m) => m.AccountLive), {
  visitor: null,
})
