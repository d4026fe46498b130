'use client'

import { MessageDetail } from '#components/message/message-detail.tsx'
import { MessagePane } from '#components/message/message-pane.tsx'
import { MessagesVisitor } from '#components/message/messages-visitor.tsx'
import { MyMessages } from '#components/message/my-messages.tsx'
import { MessageBell } from '#components/shell/header/message-bell.tsx'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { claimables } from '../fixtures/rewards.ts'
import { messageFixtures } from '../fixtures/message-center.ts'
import { FixtureWorld, type FixtureAnswers } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const fail = () => {
  throw new NetworkError('Network Error', 503)
}
const countOf = (REWARD: number, ACTIVITY: number) => () => ({
  total: REWARD + ACTIVITY,
  byType: { REWARD, ACTIVITY, ACCOUNT: 0, AGENT: 0 },
})

export function MessageStates() {
  const { messages, ready } = useFixture((now, translate) => ({
    messages: messageFixtures(now, translate),
    ready: claimables(now, translate).slice(0, 1),
  }))
  const answers: FixtureAnswers = {
    pushCount: countOf(2, 1),
    pushList: () => ({ items: messages, total: messages.length }),
    claimable: () => ({ items: ready }),
  }
  const [claim] = messages
  return (
    <StateGroup wide>
      {[0, 3, 1480].map((unread) => (
        <State key={unread} id={`bell-${unread}`}>
          <FixtureWorld answers={{ pushCount: countOf(unread, 0) }}>
            <MessageBell />
          </FixtureWorld>
        </State>
      ))}
      <State id="list">
        <FixtureWorld answers={answers}>
          <MyMessages />
        </FixtureWorld>
      </State>
      {messages.map((message) => (
        <State key={message.id} id={message.id}>
          <FixtureWorld answers={answers}>
            <MessageDetail message={message} />
          </FixtureWorld>
        </State>
      ))}
      {claim && ready[0] && (
        <State id="claimable-now">
          <FixtureWorld answers={answers}>
            <MessageDetail message={{ ...claim, activityId: ready[0].activityId, taskId: ready[0].task.taskId }} />
          </FixtureWorld>
        </State>
      )}
      <State id="message-failed">
        <FixtureWorld answers={{ pushDetail: fail }}>
          <MessagePane id="fixture" />
        </FixtureWorld>
      </State>
      <State id="message-missing">
        <FixtureWorld
          answers={{
            pushDetail: () => {
              throw new GatewayError('51001')
            },
          }}
        >
          <MessagePane id="fixture" />
        </FixtureWorld>
      </State>
      <State id="visitor">
        <MessagesVisitor />
      </State>
      <State id="empty">
        <FixtureWorld answers={{ pushCount: countOf(0, 0), pushList: () => ({ items: [], total: 0 }) }}>
          <MyMessages />
        </FixtureWorld>
      </State>
      <State id="loading">
        <FixtureWorld answers={{}}>
          <MyMessages />
        </FixtureWorld>
      </State>
      <State id="failed">
        <FixtureWorld answers={{ pushCount: countOf(0, 0), pushList: fail }}>
          <MyMessages />
        </FixtureWorld>
      </State>
    </StateGroup>
  )
}
