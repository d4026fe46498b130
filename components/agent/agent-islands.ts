'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const CampaignsIsland = createIsland(async () => (await import('./campaigns/my-campaigns.tsx')).CampaignsLive)
export const OverviewIsland = createIsland(async () => (await import('./overview/campaign-overview.tsx')).OverviewLive)
export const RebateIsland = createIsland(async () => (await import('./rebate/rebate-page.tsx')).RebateLive)
export const ReferralIsland = createIsland(async () => (await import('./referral/referral-page.tsx')).ReferralLive)
export const PerformanceIsland = createIsland(
  async () => (await import('./performance/performance-page.tsx')).PerformanceLive,
)
export const SubAgentIsland = createIsland(async () => (await import('./sub-agent/sub-agent-page.tsx')).SubAgentLive)
