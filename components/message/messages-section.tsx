import { ServedPage } from '#components/shell/user-page.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { MessagesHead, MessagesVisitor, MessagesWaiting } from './messages-frame.tsx'
import { MessagesIsland } from './messages-island.tsx'

/** SCR-11, the same for the list and for one message. The visitor's view from the server, the user's from the island. */
export const MessagesSection = () => (
  <Main>
    <MessagesIsland>
      <MessagesHead />
      <ServedPage visitor={<MessagesVisitor />} waiting={<MessagesWaiting />} />
    </MessagesIsland>
  </Main>
)
