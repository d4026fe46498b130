import { Wrap } from '#components/ui/surface/wrap.tsx'
import styles from '../agent-frame.module.css'
import { AgentVisitor } from '../agent-visitor.tsx'
import { AgentWaiting } from '../agent-waiting.tsx'
import { CampaignsHead } from './campaigns-head.tsx'
import { CampaignsIsland } from '../agent-islands.ts'

/** The list of an agent's campaigns (SCR-10): the visitor's view from the server, the agent's from the island. */
export function CampaignsSection() {
  return (
    <Wrap as="main" id="main" wide className={styles.page}>
      <CampaignsIsland>
        <CampaignsHead />
        <div className={styles.forVisitors}>
          <AgentVisitor />
        </div>
        <div className={styles.forUsers}>
          <AgentWaiting />
        </div>
      </CampaignsIsland>
    </Wrap>
  )
}
