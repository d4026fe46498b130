import { MessageBell } from '#components/shell/header/message-bell.tsx'
import { messageFixtures } from '#gallery/fixtures/message-center.ts'
import { claimables } from '#gallery/fixtures/tasks.ts'
import { eachOf, fail, inWorld, refuse, type StateContext } from '#gallery/parts/states.tsx'
import { MessagesVisitor } from './messages-frame.tsx'
import { MessageDetail, MessagePane, MyMessages } from './my-messages.tsx'

const countOf = (REWARD: number, ACTIVITY: number) => ({
  total: REWARD + ACTIVITY,
  byType: { REWARD, ACTIVITY, ACCOUNT: 0, AGENT: 0 },
})

export function states({ t }: StateContext) {
  const messages = messageFixtures(t)
  const [claim] = messages
  const [ready] = claimables(t)
  const answers = {
    pushCount: countOf(2, 1),
    pushList: { items: messages, total: messages.length },
    claimable: { items: [ready] },
  }
  return {
    ...eachOf([0, 3, 1480], (unread) => inWorld(<MessageBell />, { pushCount: countOf(unread, 0) }), 'bell-'),
    list: inWorld(<MyMessages />, answers),
    ...Object.fromEntries(
      messages.map((message) => [message.id, inWorld(<MessageDetail message={message} />, answers)]),
    ),
    'claimable-now':
      claim &&
      ready &&
      inWorld(
        <MessageDetail message={{ ...claim, activityId: ready.activityId, taskId: ready.task.taskId }} />,
        answers,
      ),
    'message-failed': inWorld(<MessagePane id="fixture" />, { pushDetail: fail }),
    'message-missing': inWorld(<MessagePane id="fixture" />, { pushDetail: refuse('51001') }),
    visitor: <MessagesVisitor />,
    empty: inWorld(<MyMessages />, { pushCount: countOf(0, 0), pushList: { items: [], total: 0 } }),
    loading: inWorld(<MyMessages />),
    failed: inWorld(<MyMessages />, { pushCount: countOf(0, 0), pushList: fail }),
  }
}
