'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { AgentVisitor } from '../agent-visitor.tsx'
import { AgentWaiting } from '../agent-waiting.tsx'
import { CampaignsHead } from './campaigns-head.tsx'
import { MyCampaigns } from './my-campaigns.tsx'

export function CampaignsLive() {
  const { isLogin, isInitialized, loading } = useAuth()
  if (isLogin) return <MyCampaigns />
  return (
    <>
      <CampaignsHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <AgentWaiting /> : <AgentVisitor />}
    </>
  )
}
