'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { MyRewards } from './my-rewards.tsx'
import { RewardsHead } from './rewards-head.tsx'
import { RewardsVisitor } from './rewards-visitor.tsx'
import { RewardsWaiting } from './rewards-waiting.tsx'
import { SupportChat } from './support-chat.tsx'
import type { WelcomeActivity } from '../welcome-activity.ts'

export interface RewardsProps {
  welcome: WelcomeActivity | null
}

export function RewardsLive({ welcome }: RewardsProps) {
  const { isLogin, isInitialized, loading } = useAuth()
  const visitor = (
    <>
      <RewardsHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <RewardsWaiting /> : <RewardsVisitor />}
    </>
  )
  return (
    <>
      {isLogin ? <MyRewards welcome={welcome} /> : visitor}
      <SupportChat />
    </>
  )
}
