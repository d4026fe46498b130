import { ServedPage } from '#components/shell/user-page.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import styles from './agent-frame.module.css'
import { AgentFrame, AgentVisitor, AgentWaiting } from './agent-frame.tsx'
import {
  CampaignsIsland,
  OverviewIsland,
  PerformanceIsland,
  RebateIsland,
  ReferralIsland,
  SubAgentIsland,
} from './agent-islands.ts'
import type { AgentPageName } from './agent-place.ts'

const ISLANDS = {
  overview: OverviewIsland,
  rebate: RebateIsland,
  referral: ReferralIsland,
  performance: PerformanceIsland,
  sub_agent: SubAgentIsland,
}

/**
 * SCR-10, the same for every campaign; without a tab the list of campaigns. The visitor's view from the server, the agent's from
 * the island.
 */
export function AgentSection({ tab }: { tab?: AgentPageName }) {
  const Island = tab ? ISLANDS[tab] : CampaignsIsland
  return (
    <Main wide className={styles.page}>
      <Island>
        <AgentFrame tab={tab}>
          <ServedPage visitor={<AgentVisitor />} waiting={<AgentWaiting />} />
        </AgentFrame>
      </Island>
    </Main>
  )
}
