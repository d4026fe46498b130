import { Wrap } from '#components/ui/surface/wrap.tsx'
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
 * the island; CSS hides the former from readers with a token (AUTH-7).
 */
export function AgentSection({ tab }: { tab?: AgentPageName }) {
  const Island = tab ? ISLANDS[tab] : CampaignsIsland
  return (
    <Wrap as="main" id="main" wide className={styles.page}>
      <Island>
        <AgentFrame tab={tab}>
          <div className={styles.forVisitors}>
            <AgentVisitor />
          </div>
          <div className={styles.forUsers}>
            <AgentWaiting />
          </div>
        </AgentFrame>
      </Island>
    </Wrap>
  )
}
