'use client'

import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
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
const AMOUNTS = {
  normal: { GRANTED: '25', COMPLETED: '10', PENDING: '40' },
  missed: { GRANTED: '25', PENDING: '30', UNSATISFIED: '20' },
  'nothing-open': { GRANTED: '75' },
} as const
export function TaskStates() {
  const zone = useMyZone()
  const { states, plain, trial } = useFixture((now, translate) => ({
    states: taskStates(now, translate),
    plain: taskFixture(translate, 'KYC_PASS', rewardsOf(translate).cash, { target: { count: 1 } }),
    trial: taskFixture(translate, 'KYC_PASS', rewardsOf(translate).trial),
  }))
  const handlers = { onClaim: nothing, onOpen: nothing, isClaiming: false, pressed: null, zone }
  const completed = states.find(({ id }) => id === 'completed')?.data

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
      {completed &&
        Object.entries(AMOUNTS).map(([id, amounts]) => (
          <State key={id} id={`money-${id}`}>
            <MoneyBar
              tasks={(Object.entries(amounts) as [TaskCompletion['taskStatus'], string][]).map(
                ([taskStatus, amount]) => ({
                  ...completed,
                  taskStatus,
                  reward: { ...(taskStatus === 'COMPLETED' ? trial : plain).reward, amount: usdt(amount) },
                }),
              )}
              joined
            />
          </State>
        ))}
      <State id="money-of-a-visitor">
        <MoneyBar tasks={[plain, trial]} joined={false} />
      </State>
    </StateGroup>
  )
}
