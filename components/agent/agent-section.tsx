import type { ComponentType, ReactNode } from 'react'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import styles from './agent-frame.module.css'
import { AgentFrame } from './agent-frame.tsx'
import type { AgentPageName } from './agent-place.ts'
import { AgentVisitor } from './agent-visitor.tsx'
import { AgentWaiting } from './agent-waiting.tsx'

interface AgentSectionProps {
  tab: AgentPageName
  /** Replaces the server's view in the browser. */
  island: ComponentType<{ children?: ReactNode }>
}

/**
 * SCR-10, the same for every campaign. The visitor's view from the server, the agent's from the island; CSS hides the former
 * from readers with a token (AUTH-7).
 */
export function AgentSection({ tab, island: Island }: AgentSectionProps) {
  return (
    <Wrap as="main" id="main" wide className={styles.page}>
      <Island>
        <AgentFrame tab={tab} id={null}>
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
