'use client'

import type { ComponentType } from 'react'
import type { AgentTab } from '#components/agent/agent-place.ts'
import { CampaignPage } from '#components/agent/campaign-page.tsx'
import { FilterFields } from '#components/agent/filter/filter-fields.tsx'
import { useAgentFilter } from '#components/agent/filter/use-agent-filter.ts'
import { ViewsPanel } from '#components/agent/filter/views-panel.tsx'
import { PerformancePage } from '#components/agent/performance/performance-page.tsx'
import { RebateArithmetic } from '#components/agent/rebate/rebate-arithmetic.tsx'
import { RebatePage } from '#components/agent/rebate/rebate-page.tsx'
import { ReferralDetails } from '#components/agent/referral/referral-details.tsx'
import { ReferralPage } from '#components/agent/referral/referral-live.tsx'
import { StatementPanel } from '#components/agent/statement/statement-panel.tsx'
import { TargetsCard } from '#components/agent/target/targets-card.tsx'
import { TargetsForm } from '#components/agent/target/targets-form.tsx'
import type { Campaign } from '#components/agent/use-campaign.ts'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import { NetworkError } from '#lib/http/errors.ts'
import {
  performancePageFixture,
  rebateRows,
  rebateTableFixture,
  referralTableFixture,
  statementFixture,
} from '../fixtures/agent-tables.ts'
import { newTargetsFixture, targetsFixture } from '../fixtures/agent-targets.ts'
import { CAMPAIGN_ID, campaignFixture, noRebatesFixture, noReferralsFixture } from '../fixtures/agents.ts'
import { FixtureWorld, type FixtureAnswers } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const fail = () => {
  throw new NetworkError('Network Error', 503)
}

type PageOf = ComponentType<{ campaign: Campaign }>
const PAGES: Record<Exclude<AgentTab, 'overview'>, PageOf> = {
  rebate: RebatePage,
  referral: ReferralPage,
  performance: PerformancePage,
}

/** Rebates, referrals and performance of an agent, and what opens in them. */
export function AgentTableStates() {
  const { now } = useFixture(() => ({}))
  const campaign = campaignFixture(now)
  const base: FixtureAnswers = {
    agentPermission: () => ({ permitted: true, reasonCode: null }),
    getActivityDetailInfo: () => campaign,
    rebateList: () => rebateTableFixture(now),
    referralList: () => referralTableFixture(now),
    performance: () => performancePageFixture(now),
    agentStatement: () => statementFixture(now),
    agentTargets: () => targetsFixture(now),
    agentViews: () => ({
      items: [{ name: 'Futures, last month', page: 'rebate', query: 'period=last_month&product=FUTURES' }],
    }),
  }
  const states: [id: string, tab: keyof typeof PAGES, answers: FixtureAnswers][] = [
    ['rebates', 'rebate', base],
    ['referrals', 'referral', base],
    ['performance', 'performance', base],
    ['rebates-none', 'rebate', { ...base, rebateList: () => noRebatesFixture(now) }],
    ['referrals-none', 'referral', { ...base, referralList: () => noReferralsFixture(now) }],
    ['rebates-failed', 'rebate', { ...base, rebateList: fail }],
  ]
  const [line, , , , , capped] = rebateRows(now)
  const referrals = referralTableFixture(now).items
  const person = referrals.at(-1)
  return (
    <StateGroup wide>
      {states.map(([id, tab, answers]) => (
        <State key={id} id={id}>
          <FixtureWorld answers={answers}>
            <Page tab={tab} />
          </FixtureWorld>
        </State>
      ))}
      {line && capped && (
        <State id="arithmetic">
          <RebateArithmetic rebate={line} timeZone="UTC" givesBack="0.05" />
          <RebateArithmetic rebate={capped} timeZone="UTC" givesBack={undefined} />
        </State>
      )}
      {person && (
        <State id="referral-open">
          <FixtureWorld answers={base}>
            <Details campaign={campaign} referral={person} />
          </FixtureWorld>
        </State>
      )}
      {[true, false].map((hasTargets) => (
        <State key={String(hasTargets)} id={hasTargets ? 'targets-new-month' : 'targets-none'}>
          <FixtureWorld answers={{ agentTargets: () => newTargetsFixture(now, hasTargets) }}>
            <TargetsCard campaign={campaign} />
          </FixtureWorld>
        </State>
      ))}
      <State id="targets-failed">
        <FixtureWorld answers={{ agentTargets: fail }}>
          <TargetsCard campaign={campaign} />
        </FixtureWorld>
      </State>
      <State id="targets-form" className={styles.dialog}>
        <FixtureWorld answers={{}}>
          <TargetsForm id={CAMPAIGN_ID} month={targetsFixture(now)} titleId="targets-title" onSaved={() => undefined} />
        </FixtureWorld>
      </State>
      <State id="statement">
        <FixtureWorld answers={base}>
          <StatementPanel campaign={campaign} />
        </FixtureWorld>
      </State>
      <State id="filter-fields">
        <FixtureWorld answers={base}>
          <Fields campaign={campaign} />
        </FixtureWorld>
      </State>
    </StateGroup>
  )
}

function Page({ tab }: { tab: keyof typeof PAGES }) {
  const Content = PAGES[tab]
  return (
    <CampaignPage tab={tab} id={CAMPAIGN_ID}>
      {(campaign) => <Content campaign={campaign} />}
    </CampaignPage>
  )
}

function Details({ campaign, referral }: { campaign: Campaign; referral: Referral }) {
  return <ReferralDetails referral={referral} state={useAgentFilter('referral', campaign)} />
}

function Fields({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('rebate', campaign)
  return (
    <>
      <FilterFields {...state} />
      <ViewsPanel state={state} />
    </>
  )
}
