'use client'

import type { ReactNode } from 'react'
import { AgentFrame } from './agent-frame.tsx'
import styles from './agent-frame.module.css'
import type { AgentPageName } from './agent-place.ts'
import { AgentWaiting } from './agent-waiting.tsx'
import { FailedToLoad } from './failed-to-load.tsx'
import { InviteLinkButton } from './invite-link-button.tsx'
import { RefusedCampaign } from './refused-campaign.tsx'
import { useCampaign, type Campaign, type CampaignState } from './use-campaign.ts'

export interface CampaignPageProps {
  tab: AgentPageName
  /** Null: the address names no campaign. */
  id: string | null
  /** The line below the title; without it the campaign's title. */
  subtitle?: (campaign: Campaign) => ReactNode
  children: (campaign: Campaign) => ReactNode
}

/** One page of a campaign in its frame: permission first, then the campaign, then the page's own content. */
export function CampaignPage({ tab, id, subtitle = ({ title }) => title, children }: CampaignPageProps) {
  const state = useCampaign(id)
  const campaign = state.status === 'ready' ? state.campaign : null
  return (
    <AgentFrame
      tab={tab}
      id={state.status === 'refused' ? null : id}
      subtitle={campaign && subtitle(campaign)}
      action={campaign && <InviteLinkButton codes={campaign.codes} />}
    >
      <div className={styles.body}>
        {campaign ? children(campaign) : <NoCampaign state={state as Exclude<CampaignState, { status: 'ready' }>} />}
      </div>
    </AgentFrame>
  )
}

function NoCampaign({ state }: { state: Exclude<CampaignState, { status: 'ready' }> }) {
  if (state.status === 'refused') return <RefusedCampaign refusal={state.refusal} />
  return state.status === 'failed' ? <FailedToLoad onRetry={state.retry} /> : <AgentWaiting />
}
