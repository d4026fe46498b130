import { Wrap } from '#components/ui/surface/wrap.tsx'
import { MessagesHead } from './messages-head.tsx'
import { MessagesIsland } from './messages-island.tsx'
import { MessagesVisitor } from './messages-visitor.tsx'
import { MessagesWaiting } from './messages-waiting.tsx'
import styles from './messages.module.css'

/**
 * SCR-11, the same for the list and for one message. The visitor's view from the server, the user's from the island; CSS hides
 * the former from readers with a token (AUTH-7).
 */
export function MessagesSection() {
  return (
    <Wrap as="main" id="main">
      <MessagesIsland>
        <MessagesHead />
        <div className={styles.forVisitors}>
          <MessagesVisitor />
        </div>
        <div className={styles.forUsers}>
          <MessagesWaiting />
        </div>
      </MessagesIsland>
    </Wrap>
  )
}
