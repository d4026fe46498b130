'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { uplineCodeOf } from '../apply/upline-code.ts'
import { AgentVisitor } from '../agent-visitor.tsx'
import { AgentWaiting } from '../agent-waiting.tsx'
import { CampaignsHead } from './campaigns-head.tsx'
import { MyCampaigns } from './my-campaigns.tsx'

/** The login leads back to the application and keeps the code of the agent who invited the user. */
function invitedPath(): string {
  const code = uplineCodeOf(window.location.search)
  return code === null ? '/agent' : `/agent?uplineCode=${code}`
}

export function CampaignsLive() {
  const { isLogin, isInitialized, loading } = useAuth()
  if (isLogin) return <MyCampaigns />
  return (
    <>
      <CampaignsHead />
      {loading || (!isInitialized && startsLoggedIn()) ? <AgentWaiting /> : <AgentVisitor path={invitedPath()} />}
    </>
  )
}
