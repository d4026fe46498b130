import type { ComponentProps } from 'react'
import { MoneyBar } from './money-bar.tsx'
import { TaskRail } from './task-rail.tsx'
import { totalsByWord } from '#lib/task/task-phase.ts'
import { Grid } from '#components/ui/layout/layout.tsx'

interface Props extends ComponentProps<typeof TaskRail>, ComponentProps<typeof MoneyBar> {
  /** The activity has ended, so readers who did not join see no sum to earn. */
  isOver?: boolean
  /** false where the activity has other groups of tasks, so that a sum of this one would mislead. */
  hasSum?: boolean
}

/** The tasks with their sum; for users with their states. */
export function MyTasks({ isOver, hasSum = true, ...parts }: Props) {
  const { tasks, handlers } = parts
  return (
    <Grid gap="24">
      {hasSum && totalsByWord(tasks).length > 0 && (handlers || !isOver) && <MoneyBar {...parts} />}
      <TaskRail {...parts} />
    </Grid>
  )
}
