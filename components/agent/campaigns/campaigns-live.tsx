'use client'

import { useAuth } from '#components/providers/auth-context.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { uplineCodeOf } from '../apply/upline-code.ts'
import { AgentVisitor } from '../agent-visitor.tsx'
import { AgentWaiting } from '../agent-waiting.tsx'
import { CampaignsHead } from './campaigns-head.tsx'
import { MyCampaigns } from './my-campaigns.tsx'

/** After the login the application opens again, with the inviting agent's code. */
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
