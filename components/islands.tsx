'use client'

import type { FirstTasksLiveProps } from './activity/first-tasks-live.tsx'
import { createIsland } from './providers/create-island.tsx'
import type { ReadyForYouProps } from './task/ready-for-you/ready-for-you-live.tsx'

const EAGER = { eager: true }
const MEMBERS_ONLY = { visitor: null }

// In the header of every page.
export const AccountToolsIsland = createIsland(
  () => import('./shell/account-tools-live.tsx').then((m) => m.AccountToolsLive),
  MEMBERS_ONLY,
)

// Home.
export const FirstTasksIsland = createIsland<FirstTasksLiveProps>(
  () => import('./activity/first-tasks-live.tsx').then((m) => m.FirstTasksLive),
  MEMBERS_ONLY,
)
export const InviteTeaserIsland = createIsland(
  () => import('./site/invite/invite-teaser-live.tsx').then((m) => m.InviteTeaserLive),
  MEMBERS_ONLY,
)
export const ReadyForYouIsland = createIsland<ReadyForYouProps>(
  () => import('./task/ready-for-you/ready-for-you-live.tsx').then((m) => m.ReadyForYouLive),
  MEMBERS_ONLY,
)

// Pages of activities; those that also need components of `app` are in app/[locale]/_activity/islands.tsx.
export const TranslationTipIsland = createIsland(() =>
  import('./site/translation-tip/translation-tip-live.tsx').then((m) => m.TranslationTipLive),
)

// Rewards.
export const RewardsIsland = createIsland(
  () => import('./task/rewards-page/rewards-live.tsx').then((m) => m.RewardsLive),
  MEMBERS_ONLY,
)

// Login and registration.
export const LoginIsland = createIsland(() => import('./session/login/login-live.tsx').then((m) => m.LoginLive), EAGER)
export const RegisterIsland = createIsland(
  () => import('./session/register/register-live.tsx').then((m) => m.RegisterLive),
  EAGER,
)
