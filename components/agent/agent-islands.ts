'use client'

import type { ComponentType } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'

/** A visitor keeps the server's view. */
const island = (load: () => Promise<ComponentType>) => createIsland(load, { visitor: null })

export const CampaignsIsland = island(async () => (await import('./campaigns/my-campaigns.tsx')).CampaignsLive)
export const OverviewIsland = island(async () => (await import('./overview/campaign-overview.tsx')).OverviewLive)
export const RebateIsland = island(async () => (await import('./rebate/rebate-page.tsx')).RebateLive)
export const ReferralIsland = island(async () => (await import('./referral/referral-page.tsx')).ReferralLive)
export const PerformanceIsland = island(
  async () => (await import('./performance/performance-page.tsx')).PerformanceLive,
)
export const SubAgentIsland = island(async () => (await import('./sub-agent/sub-agent-page.tsx')).SubAgentLive)
