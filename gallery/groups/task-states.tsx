'use client'

import { MoneyBar } from '#components/task/task-card/money-bar.tsx'
import { claimKey } from '#components/task/claim/claim.ts'
import { TaskRail, TaskRow } from '#components/task/task-card/task-rail.tsx'
import railStyles from '#components/task/task-card/task-rail.module.css'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { usdt } from '../fixtures/fixture.ts'
import { rewardsOf } from '../fixtures/rewards-of.ts'
import { taskFixture, taskStates } from '../fixtures/tasks.ts'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const OPEN: readonly string[] = ['pending-with-progress', 'pending-every-reason', 'unsatisfied']
const TOTALS = {
  normal: { claimed: '25', ready: '10', open: '40', missed: '0' },
  missed: { claimed: '25', ready: '0', open: '30', missed: '20' },
  'nothing-open': { claimed: '75', ready: '0', open: '0', missed: '0' },
} as const
export function TaskStates() {
  const zone = useMyZone()
  const { states, plain } = useFixture((now, translate) => ({
    states: taskStates(now, translate),
    plain: taskFixture(translate, 'KYC_PASS', rewardsOf(translate).cash, { target: { count: 1 } }),
  }))
  const handlers = { onClaim: nothing, onOpen: nothing, isClaiming: false, pressed: null, zone }
  const completed = states.find(({ id }) => id === 'completed')?.data
  const kinds = [
    { word: 'cash', money: usdt('110') },
    { word: 'trial', money: usdt('15') },
  ] as const

  return (
    <StateGroup>
      {states.map(({ id, data }, index) => (
        <State key={id} id={id}>
          <ol className={railStyles.rail}>
            <TaskRow task={data} number={index + 1} handlers={handlers} traceOpen={OPEN.includes(id)} />
          </ol>
        </State>
      ))}
      {completed && (
        <State id="claiming">
          <ol className={railStyles.rail}>
            <TaskRow
              task={completed}
              number={1}
              handlers={{ ...handlers, isClaiming: true, pressed: claimKey(completed) }}
              traceOpen={false}
            />
          </ol>
        </State>
      )}
      {completed && (
        <State id="polling">
          <TaskRail tasks={[completed]} handlers={{ ...handlers, pollingMs: 5000 }} headingId="tasks-polling" />
        </State>
      )}
      <State id="of-a-visitor">
        <ol className={railStyles.rail}>
          <TaskRow task={plain} number={1} traceOpen={false} />
        </ol>
      </State>
      {Object.entries(TOTALS).map(([id, amounts]) => (
        <State key={id} id={`money-${id}`}>
          <MoneyBar totals={[{ unit: 'USDT', ...amounts }]} kinds={kinds} joined />
        </State>
      ))}
      <State id="money-of-a-visitor">
        <MoneyBar totals={[{ unit: 'USDT', ...TOTALS.normal }]} kinds={kinds} joined={false} />
      </State>
    </StateGroup>
  )
}
