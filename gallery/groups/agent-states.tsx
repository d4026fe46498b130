'use client'

import { AgentVisitor } from '#components/agent/agent-frame.tsx'
import { CampaignPage } from '#components/agent/agent-page.tsx'
import { MyCampaigns } from '#components/agent/campaigns/my-campaigns.tsx'
import { NewCodeForm } from '#components/agent/code/new-code.tsx'
import { CampaignOverview, useOverviewSubtitle } from '#components/agent/overview/campaign-overview.tsx'
import { GatewayError, NetworkError, type Refusal } from '#lib/http/errors.ts'
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
} from '../fixtures/agents.ts'
import { targetsFixture } from '../fixtures/agent-targets.ts'
import { FixtureWorld, type FixtureAnswers } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const fail = () => {
  throw new NetworkError('Network Error', 503)
}
const refuse = (code: string, data?: Refusal) => () => {
  throw new GatewayError(code, data)
}

/** The pages of an agent in each of their states. */
export function AgentStates() {
  const { now } = useFixture(() => ({}))
  const answersOf = (campaign = campaignFixture(now)): FixtureAnswers => ({
    agentPermission: () => ({ permitted: true, reasonCode: null }),
    getActivityDetailInfo: () => campaign,
    agentCodes: () => ({ items: campaign.codes }),
    agentSubAgents: () => ({ items: [], total: 0, invite: null, asOf: campaign.asOf }),
    rebateList: () => rebatesFixture(now),
    performance: () => performanceFixture(now),
    referralList: () => referralsFixture(now),
    agentCampaigns: () => campaignsFixture(now),
    agentTargets: () => targetsFixture(now),
  })
  const pages: Record<string, FixtureAnswers> = {
    overview: answersOf(),
    'highest-level': { ...answersOf(highestCampaignFixture(now)), rebateList: () => clawedBackFixture(now) },
    'new-agent': {
      ...answersOf(newCampaignFixture(now)),
      rebateList: () => noRebatesFixture(now),
      referralList: () => noReferralsFixture(now),
    },
    'without-rebates': { ...answersOf(), rebateList: () => noRebatesFixture(now) },
    'failed-in-part': { ...answersOf(), rebateList: fail, referralList: fail },
    loading: {},
    failed: { agentPermission: fail },
    'not-an-agent': { agentPermission: refuse('51030', { reasonCode: 'NOT_AGENT' }) },
    suspended: { agentPermission: refuse('51030', { reasonCode: 'SUSPENDED' }) },
    'unknown-campaign': { agentPermission: refuse('51001') },
    'refused-otherwise': { agentPermission: refuse('51030') },
  }
  const lists: Record<string, FixtureAnswers> = {
    campaigns: answersOf(),
    'campaign-alone': { agentCampaigns: () => ({ items: campaignsFixture(now).items.slice(0, 1), total: 1 }) },
    'campaigns-none': { agentCampaigns: () => ({ items: [], total: 0 }) },
    'campaigns-failed': { agentCampaigns: fail },
  }
  return (
    <StateGroup wide>
      {Object.entries(lists).map(([id, answers]) => (
        <State key={id} id={id}>
          <FixtureWorld answers={answers}>
            <MyCampaigns />
          </FixtureWorld>
        </State>
      ))}
      {Object.entries(pages).map(([id, answers]) => (
        <State key={id} id={id}>
          <FixtureWorld answers={answers}>
            <Overview />
          </FixtureWorld>
        </State>
      ))}
      <State id="new-code" className={styles.dialog}>
        <FixtureWorld answers={{}}>
          <NewCodeForm
            id={CAMPAIGN_ID}
            rates={campaignFixture(now).rates}
            titleId="new-code-title"
            onDone={() => undefined}
          />
        </FixtureWorld>
      </State>
      <State id="visitor">
        <AgentVisitor />
      </State>
    </StateGroup>
  )
}

function Overview() {
  const subtitle = useOverviewSubtitle()
  return (
    <CampaignPage tab="overview" id={CAMPAIGN_ID} subtitle={subtitle}>
      {(campaign) => <CampaignOverview campaign={campaign} />}
    </CampaignPage>
  )
}
