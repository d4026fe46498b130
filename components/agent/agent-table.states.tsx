import type { ComponentType } from 'react'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import {
  rebateRows,
  rebateTableFixture,
  referralTableFixture,
  statementFixture,
  targetsFixture,
} from '#gallery/fixtures/agent-tables.ts'
import {
  CAMPAIGN_ID,
  campaignFixture,
  noRebatesFixture,
  noReferralsFixture,
  performancePageFixture,
} from '#gallery/fixtures/agents.ts'
import { each, fail, inWorld, nothing, type FixtureAnswers } from '#gallery/parts/states.tsx'
import type { AgentTab } from './agent-place.ts'
import { CampaignPage, type Campaign } from './agent-page.tsx'
import { FilterFields } from './filter/filter-fields.tsx'
import { useAgentFilter } from './filter/agent-filter.ts'
import { ViewsPanel } from './filter/views-panel.tsx'
import { PerformancePage } from './performance/performance-page.tsx'
import { RebateArithmetic } from './rebate/rebate-arithmetic.tsx'
import { RebatePage } from './rebate/rebate-page.tsx'
import { ReferralDetails, ReferralPage } from './referral/referral-page.tsx'
import { StatementPanel } from './statement/statement-panel.tsx'
import { TargetsCard } from './target/targets-card.tsx'
import { TargetsForm } from './target/targets-form.tsx'
import { agentAnswers } from './testing/agent-answers.ts'
import { newMonthOf } from './testing/target-month.ts'

export const looks = { 'targets-form': 'dialog' } as const

/** An agent's rebates, referrals and performance, with their open rows and dialogs. */
export function states() {
  const base = {
    ...agentAnswers(campaignFixture),
    rebateList: rebateTableFixture,
    referralList: referralTableFixture,
    performance: performancePageFixture,
    agentStatement: statementFixture,
    agentTargets: targetsFixture,
    agentViews: {
      items: [{ name: 'Futures, last month', page: 'rebate', query: 'period=last_month&product=FUTURES' }],
    },
  }
  const page = (tab: AgentTab, Content: ComponentType<Campaign>, answers: FixtureAnswers = {}) =>
    inWorld(<CampaignPage tab={tab} id={CAMPAIGN_ID} page={Content} />, { ...base, ...answers })
  const [line, , , , , capped] = rebateRows
  const person = referralTableFixture.items.at(-1)
  return {
    rebates: page('rebate', RebatePage),
    referrals: page('referral', ReferralPage),
    performance: page('performance', PerformancePage),
    'rebates-none': page('rebate', RebatePage, { rebateList: noRebatesFixture }),
    'referrals-none': page('referral', ReferralPage, { referralList: noReferralsFixture }),
    'rebates-failed': page('rebate', RebatePage, { rebateList: fail }),
    arithmetic: (
      <>
        {line && <RebateArithmetic rebate={line} timeZone="UTC" givesBack="0.05" />}
        {capped && <RebateArithmetic rebate={capped} timeZone="UTC" />}
      </>
    ),
    'referral-open': person && inWorld(<Details referral={person} />, base),
    ...each(
      {
        'targets-new-month': newMonthOf(true, targetsFixture),
        'targets-none': newMonthOf(false, targetsFixture),
        'targets-failed': fail,
      },
      (agentTargets) => inWorld(<TargetsCard {...campaignFixture} />, { agentTargets }),
    ),
    'targets-form': inWorld(
      <TargetsForm id={CAMPAIGN_ID} month={targetsFixture} titleId="targets-title" onDone={nothing} />,
    ),
    statement: inWorld(<StatementPanel {...campaignFixture} />, base),
    'filter-fields': inWorld(<Fields />, base),
  }
}

function Details({ referral }: { referral: Referral }) {
  return <ReferralDetails referral={referral} state={useAgentFilter('referral', campaignFixture)} />
}

function Fields() {
  const state = useAgentFilter('rebate', campaignFixture)
  return (
    <>
      <FilterFields {...state} />
      <ViewsPanel {...state} />
    </>
  )
}
