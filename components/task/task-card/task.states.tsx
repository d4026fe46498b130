import type { ComponentProps } from 'react'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { usdt } from '#gallery/fixtures/fixture.ts'
import { rewardsOf, taskFixture, taskStates } from '#gallery/fixtures/tasks.ts'
import { each, nothing, type StateContext } from '#gallery/parts/states.tsx'
import { claimKey } from '../claim/claim.ts'
import { MoneyBar, TaskRail, TaskRow } from './my-tasks.tsx'
import styles from './my-tasks.module.css'

const OPEN: readonly string[] = ['pending-with-progress', 'pending-every-reason', 'unsatisfied']
const AMOUNTS: Record<string, Partial<Record<TaskCompletion['taskStatus'], string>>> = {
  normal: { GRANTED: '25', COMPLETED: '10', PENDING: '40' },
  missed: { GRANTED: '25', PENDING: '30', UNSATISFIED: '20' },
  'nothing-open': { GRANTED: '75' },
}

export function states({ t, zone }: StateContext) {
  const all = taskStates(t)
  const { completed } = all
  const plain = taskFixture(t, 'KYC_PASS', rewardsOf(t).cash, { target: { count: 1 } })
  const trial = taskFixture(t, 'KYC_PASS', rewardsOf(t).trial)
  const handlers = { onClaim: nothing, onOpen: nothing, isClaiming: false, pressed: null, isOffline: false, zone }
  const row = (task: Task, more?: Partial<ComponentProps<typeof TaskRow>>) => (
    <ol className={styles.rail}>
      <TaskRow number={1} traceOpen={false} task={task} {...more} />
    </ol>
  )
  return {
    ...each(all, (task, id) =>
      row(task, { number: Object.keys(all).indexOf(id) + 1, handlers, traceOpen: OPEN.includes(id) }),
    ),
    claiming: row(completed, { handlers: { ...handlers, isClaiming: true, pressed: claimKey(completed) } }),
    polling: <TaskRail tasks={[completed]} handlers={{ ...handlers, pollingMs: 5000 }} headingId="tasks-polling" />,
    'of-a-visitor': row(plain),
    ...each(
      AMOUNTS,
      (amounts) => (
        <MoneyBar
          tasks={(Object.entries(amounts) as [TaskCompletion['taskStatus'], string][]).map(([taskStatus, amount]) => ({
            ...completed,
            taskStatus,
            reward: { ...(taskStatus === 'COMPLETED' ? trial : plain).reward, amount: usdt(amount) },
          }))}
          handlers={handlers}
        />
      ),
      'money-',
    ),
    'money-of-a-visitor': <MoneyBar tasks={[plain, trial]} />,
  }
}
