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
  /** The activity has ended, so readers who did not join see no sum to earn. */
  isOver?: boolean
  /** The activity's headline is a pool for the best, so what the tasks pay is extra. */
  isExtra?: boolean
  /** Replaces the common heading. */
  title?: string
  /** false where the activity has other groups of tasks, so that a sum of this one would mislead. */
  hasSum?: boolean
  /** What the activity's tasks pay until its end. */
  sums?: readonly TaskSum[]
  headingId?: string
  /** Rendered before the browser knows who is reading: users do not see the sum for visitors. */
  isServers?: boolean
  /** Before joining: the reader already has the account that the first task asks for. */
  hasAccount?: boolean
}

/** The tasks with their sum; for users with their states. */
export function MyTasks({
  tasks,
  handlers,
  isOver,
  isExtra,
  title,
  hasSum = true,
  sums,
  headingId,
  isServers,
  hasAccount,
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
