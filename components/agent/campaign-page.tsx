'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { AgentFrame } from './agent-frame.tsx'
import type { AgentPageName } from './agent-place.ts'
import { AgentWaiting } from './agent-waiting.tsx'
import { FailedToLoad } from './failed-to-load.tsx'
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
      <Grid gap="16" top="16">
        {campaign ? children(campaign) : <NoCampaign state={state as Exclude<CampaignState, { status: 'ready' }>} />}
      </Grid>
    </AgentFrame>
  )
}

function NoCampaign({ state }: { state: Exclude<CampaignState, { status: 'ready' }> }) {
  if (state.status === 'refused') return <RefusedCampaign refusal={state.refusal} />
  return state.status === 'failed' ? <FailedToLoad onRetry={state.retry} /> : <AgentWaiting />
}

/** Copies the link of the main code; nothing for a campaign without codes. */
function InviteLinkButton({ codes }: { codes: readonly AgentCode[] }) {
  const t = useTranslations()
  const main = codes.find(({ isMain }) => isMain) ?? codes[0]
  if (!main) return null
  return (
    <CopyButton
      text={main.url}
      label={t('agent.frame.copy_link')}
      copiedLabel={t('common.copied')}
      failedLabel={t('common.copy_failed')}
      icon={<Icon icon="link-simple" size="sm" />}
    />
  )
}
