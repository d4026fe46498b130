import { useWords } from '#components/ui/text/use-words.ts'
import type { CSSProperties } from 'react'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { tracesRefusal } from '#lib/task/has-trace.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { claimKey } from '../claim/claim.ts'
import { TaskCard, type TaskCardProps, type TaskHandlers } from './task-card.tsx'
import styles from './task-rail.module.css'
import { taskPhase } from '#lib/task/task-phase.ts'
import { Remark, Stack } from '#components/ui/layout/layout.tsx'

interface Props {
  tasks: readonly (Task | TaskCompletion)[]
  /** Absent on the server and for visitors. */
  handlers?: TaskHandlers
  /** Replaces the common heading. */
  title?: string
  headingId?: string
  /** Before joining: the reader already has the account that the first task asks for. */
  hasAccount?: boolean
}

const isOpen = (task: Task | TaskCompletion): task is TaskCompletion =>
  'taskStatus' in task && taskPhase(task) === 'open'

/** Tasks on a rail: gold gift to claim, green check claimed, ring in progress, grey cross missed (design, "Task card"). */
export function TaskRail({ tasks, handlers, title, headingId = 'tasks', hasAccount }: Props) {
  const { t, number } = useWords()
  const firstOpen = tasks.find(isOpen)
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        aside={
          handlers && (
            <Remark>
              {handlers.pollingMs === undefined
                ? t('task.updates_at_once')
                : t('live.updates_every', { seconds: number(handlers.pollingMs / 1000) })}
            </Remark>
          )
        }
      >
        {title ?? t(handlers ? 'task.your_tasks' : 'task.tasks')}
      </SectionHeading>
      <ol className={styles.rail}>
        {tasks.map((task, index) => (
          <TaskRow
            key={'periodKey' in task ? claimKey(task) : task.taskId}
            task={task}
            number={index + 1}
            handlers={handlers}
            isDone={hasAccount && task.taskType === 'REGISTER_PASS'}
            traceOpen={task === firstOpen && tracesRefusal(firstOpen)}
          />
        ))}
      </ol>
    </section>
  )
}

interface TaskRowProps extends TaskCardProps {
  number: number
  /** Already done before joining. */
  isDone?: boolean
}

export function TaskRow({ number, isDone, ...card }: TaskRowProps) {
  const { task } = card
  // Absent before joining.
  const part = 'taskStatus' in task ? taskPhase(task) : isDone ? 'claimed' : undefined
  const icon = {
    claimed: <SmallIcon icon="check" weight="bold" />,
    ready: <SmallIcon icon="gift" weight="fill" />,
    missed: <SmallIcon icon="x" />,
    open: null,
  }[part ?? 'open']
  const ratio = !icon && 'progress' in task ? ratioOf(task.progress) : 0
  const ring = ratio > 0 && { 'data-ring': '', style: { '--progress': `${ratio * 100}%` } as CSSProperties }
  return (
    <li data-part={part}>
      <div className={styles.node} aria-hidden="true">
        <Stack as="span" tone="tertiary" size="label" numeric className={styles.dot} {...ring}>
          {icon ?? <span>{number}</span>}
        </Stack>
      </div>
      <TaskCard {...card} />
    </li>
  )
}
