import { MessageBell } from '#components/shell/header/message-bell.tsx'
import { messageFixtures } from '#gallery/fixtures/message-center.ts'
import { claimables } from '#gallery/fixtures/tasks.ts'
import type { FixtureAnswers } from '#gallery/parts/fixture-world.tsx'
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
  const answers: FixtureAnswers = {
    pushCount: countOf(2, 1),
    pushList: { items: messages, total: messages.length },
    claimable: { items: [ready] },
  }
  return {
    ...eachOf([0, 3, 1480], (unread) => inWorld({ pushCount: countOf(unread, 0) }, <MessageBell />), 'bell-'),
    list: inWorld(answers, <MyMessages />),
    ...Object.fromEntries(
      messages.map((message) => [message.id, inWorld(answers, <MessageDetail message={message} />)]),
    ),
    'claimable-now':
      claim &&
      ready &&
      inWorld(
        answers,
        <MessageDetail message={{ ...claim, activityId: ready.activityId, taskId: ready.task.taskId }} />,
      ),
    'message-failed': inWorld({ pushDetail: fail }, <MessagePane id="fixture" />),
    'message-missing': inWorld({ pushDetail: refuse('51001') }, <MessagePane id="fixture" />),
    visitor: <MessagesVisitor />,
    empty: inWorld({ pushCount: countOf(0, 0), pushList: { items: [], total: 0 } }, <MyMessages />),
    loading: inWorld({}, <MyMessages />),
    failed: inWorld({ pushCount: countOf(0, 0), pushList: fail }, <MyMessages />),
  }
}
