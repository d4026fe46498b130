'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useAuth } from '#components/providers/auth-context.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { AgentFrame } from './agent-frame.tsx'
import { campaignIdOf, type AgentPageName } from './agent-place.ts'
import { AgentVisitor } from './agent-visitor.tsx'
import { AgentWaiting } from './agent-waiting.tsx'
import { CampaignPage, type CampaignPageProps } from './campaign-page.tsx'

interface AgentPageProps extends Pick<CampaignPageProps, 'subtitle'> {
  tab: AgentPageName
  children: CampaignPageProps['children']
}

/** A page of the campaign in the address, for its agent; others get the login. */
export function AgentPage(props: AgentPageProps): ReactNode {
  const { isLogin, isInitialized, loading } = useAuth()
  const path = withoutLocale(usePathname())
  if (isLogin) return <CampaignPage id={campaignIdOf(path)} {...props} />
  return (
    <AgentFrame tab={props.tab} id={null}>
      {loading || (!isInitialized && startsLoggedIn()) ? <AgentWaiting /> : <AgentVisitor path={path} />}
    </AgentFrame>
  )
}
