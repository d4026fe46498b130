'use client'

import type { ComponentType } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'

/** A visitor keeps the server's view. */
const forAgents = (load: () => Promise<ComponentType>) => createIsland(load, { visitor: null })

export const CampaignsIsland = forAgents(() => import('./campaigns/campaigns-live.tsx').then((m) => m.CampaignsLive))
export const OverviewIsland = forAgents(() => import('./overview/overview-live.tsx').then((m) => m.OverviewLive))
export const PerformanceIsland = forAgents(() =>
  import('./performance/performance-live.tsx').then((m) => m.PerformanceLive),
)
export const RebateIsland = forAgents(() => import('./rebate/rebate-live.tsx').then((m) => m.RebateLive))
export const ReferralIsland = forAgents(() => import('./referral/referral-live.tsx').then((m) => m.ReferralLive))
export const SubAgentIsland = forAgents(() => import('./sub-agent/sub-agent-live.tsx').then((m) => m.SubAgentLive))
