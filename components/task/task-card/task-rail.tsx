import { useWords } from '#components/ui/text/use-words.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { tracesRefusal } from '#lib/task/has-trace.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { TaskCard, type TaskCardProps, type TaskHandlers } from './task-card.tsx'
import styles from './task-rail.module.css'
import { taskPhase, type TaskPhase } from '#lib/task/task-phase.ts'
import { Stack } from '#components/ui/layout/layout.tsx'

interface Props {
  tasks: readonly (Task | TaskCompletion)[]
  handlers?: TaskHandlers
  title?: string
  /** Of the heading. */
  headingId?: string
  /** See `MyTasks`. */
  hasAccount?: boolean
}

const keyOf = (task: Task | TaskCompletion) => ('periodKey' in task ? `${task.taskId}:${task.periodKey}` : task.taskId)
const isOpen = (task: Task | TaskCompletion): task is TaskCompletion =>
  'taskStatus' in task && taskPhase(task) === 'open'

/** Tasks on a rail: gold gift to claim, green check claimed, ring in progress, grey cross missed (design, "Task card"). */
export function TaskRail({ tasks, handlers, title, headingId = 'tasks', hasAccount = false }: Props) {
  const { t } = useWords()
  const firstOpen = tasks.find(isOpen)
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} aside={handlers && <Freshness pollingMs={handlers.pollingMs} />}>
        {title ?? t(handlers ? 'task.your_tasks' : 'task.tasks')}
      </SectionHeading>
      <ol className={styles.rail}>
        {tasks.map((task, index) => (
          <TaskRow
            key={keyOf(task)}
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

function Freshness({ pollingMs }: Pick<TaskHandlers, 'pollingMs'>) {
  const { t, number } = useWords()
  const text =
    pollingMs === undefined ? t('task.updates_at_once') : t('live.updates_every', { seconds: number(pollingMs / 1000) })
  return <span className={styles.aside}>{text}</span>
}

interface TaskRowProps extends TaskCardProps {
  number: number
  /** Done before joining. */
  isDone?: boolean
}

/** One task with its node, an item of the rail's list. */
export function TaskRow({ number, isDone = false, ...card }: TaskRowProps) {
  const { task } = card
  const part = 'taskStatus' in task ? taskPhase(task) : isDone ? 'claimed' : null
  return (
    <li data-part={part ?? undefined}>
      <div className={styles.node} aria-hidden="true">
        <Node task={task} part={part} number={number} />
      </div>
      <TaskCard {...card} />
    </li>
  )
}

interface NodeProps {
  task: Task | TaskCompletion
  /** null before joining. */
  part: TaskPhase | null
  number: number
}

function Node({ task, part, number }: NodeProps): ReactNode {
  if (part === 'claimed')
    return (
      <Dot>
        <Icon icon="check" weight="bold" size="sm" />
      </Dot>
    )
  if (part === 'ready')
    return (
      <Dot>
        <Icon icon="gift" weight="fill" size="sm" />
      </Dot>
    )
  if (part === 'missed')
    return (
      <Dot>
        <Icon icon="x" size="sm" />
      </Dot>
    )
  const ratio = 'progress' in task ? ratioOf(task.progress) : 0
  if (ratio === 0) return <Dot>{number}</Dot>
  return (
    <Dot ratio={ratio}>
      <span>{number}</span>
    </Dot>
  )
}

function Dot({ ratio, children }: { ratio?: number; children: ReactNode }) {
  const style = ratio === undefined ? undefined : ({ '--progress': `${ratio * 100}%` } as CSSProperties)
  return (
    <Stack
      as="span"
      tone="tertiary"
      numeric
      className={styles.dot}
      data-ring={ratio === undefined ? undefined : ''}
      style={style}
    >
      {children}
    </Stack>
  )
}
