import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { MoneyBar } from './money-bar.tsx'
import type { TaskHandlers } from './task-card.tsx'
import { TaskRail } from './task-rail.tsx'
import { totalsByWord } from '#lib/task/task-phase.ts'
import { Grid } from '#components/ui/layout/layout.tsx'

interface Props {
  tasks: readonly (Task | TaskCompletion)[]
  /** Absent on the server and for visitors. */
  handlers?: TaskHandlers
  /** The activity has ended, so that a reader without a part in it sees no sum to earn. */
  isOver?: boolean
  /** The activity's headline is a pool for the best; what the tasks pay is extra. */
  isExtra?: boolean
  /** Heading of the tasks, instead of the common one. */
  title?: string
  /** Without it only the tasks are shown: the activity has other groups of tasks. */
  hasSum?: boolean
  /** The sums of the activity's tasks until its end. */
  sums?: readonly TaskSum[] | undefined
  headingId?: string
  /** Until a user's own tasks are there: they do not see the sum for visitors. */
  isServers?: boolean
  /** Before joining: the reader has the account that the first task asks for. */
  hasAccount?: boolean
}

/** The sum of the tasks and the tasks, for a visitor and, with their states, for a user. */
export function MyTasks({
  tasks,
  handlers,
  isOver = false,
  isExtra = false,
  title,
  hasSum = true,
  sums,
  headingId,
  isServers = false,
  hasAccount = false,
}: Props) {
  return (
    <Grid gap="24">
      {hasSum && totalsByWord(tasks).length > 0 && (handlers || !isOver) && (
        <MoneyBar
          tasks={tasks}
          sums={sums}
          joined={handlers !== undefined}
          isExtra={isExtra}
          isServers={isServers}
          drawMoney={handlers?.drawMoney}
        />
      )}
      <TaskRail tasks={tasks} handlers={handlers} title={title} headingId={headingId} hasAccount={hasAccount} />
    </Grid>
  )
}
