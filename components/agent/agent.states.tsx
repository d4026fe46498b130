import {
  CAMPAIGN_ID,
  campaignFixture,
  campaignsFixture,
  clawedBackFixture,
  highestCampaignFixture,
  newCampaignFixture,
  noRebatesFixture,
  noReferralsFixture,
  performanceFixture,
  rebatesFixture,
  referralsFixture,
} from '#gallery/fixtures/agents.ts'
import { each, fail, inWorld, nothing, refuse, type FixtureAnswers } from '#gallery/parts/states.tsx'
import { targetsFixture } from '#gallery/fixtures/agent-tables.ts'
import { AgentVisitor } from './agent-frame.tsx'
import { CampaignPage } from './agent-page.tsx'
import { MyCampaigns } from './campaigns/my-campaigns.tsx'
import { NewCodeForm } from './code/new-code.tsx'
import { CampaignOverview } from './overview/campaign-overview.tsx'
import { agentAnswers } from './testing/agent-answers.ts'

export const looks = { 'new-code': 'dialog' } as const

/** The pages of an agent in each of their states. */
export function states() {
  const answersOf = (campaign = campaignFixture) => ({
    ...agentAnswers(campaign),
    rebateList: rebatesFixture(),
    performance: performanceFixture,
    referralList: referralsFixture,
    agentCampaigns: { items: campaignsFixture, total: campaignsFixture.length },
    agentTargets: targetsFixture,
  })
  return {
    ...each(
      {
        campaigns: answersOf(),
        'campaign-alone': { agentCampaigns: { items: campaignsFixture.slice(0, 1), total: 1 } },
        'campaigns-none': { agentCampaigns: { items: [], total: 0 } },
        'campaigns-failed': { agentCampaigns: fail },
      },
      (answers) => inWorld(<MyCampaigns />, answers),
    ),
    ...each<FixtureAnswers>(
      {
        overview: answersOf(),
        'highest-level': { ...answersOf(highestCampaignFixture), rebateList: clawedBackFixture },
        'new-agent': {
          ...answersOf(newCampaignFixture),
          rebateList: noRebatesFixture,
          referralList: noReferralsFixture,
        },
        'without-rebates': { ...answersOf(), rebateList: noRebatesFixture },
        'failed-in-part': { ...answersOf(), rebateList: fail, referralList: fail },
        loading: {},
        failed: { agentPermission: fail },
        'not-an-agent': { agentPermission: refuse('51030', { reasonCode: 'NOT_AGENT' }) },
        suspended: { agentPermission: refuse('51030', { reasonCode: 'SUSPENDED' }) },
        'unknown-campaign': { agentPermission: refuse('51001') },
        'refused-otherwise': { agentPermission: refuse('51030') },
      },
      (answers) => inWorld(<CampaignPage tab="overview" id={CAMPAIGN_ID} page={CampaignOverview} />, answers),
    ),
    'new-code': inWorld(
      <NewCodeForm id={CAMPAIGN_ID} rates={campaignFixture.rates} titleId="new-code-title" onDone={nothing} />,
    ),
    visitor: <AgentVisitor />,
  }
}
