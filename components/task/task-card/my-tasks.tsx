import { Fragment, type ReactNode } from 'react'
import {
  totalsByWord,
  taskPhase,
  areKindsMixed,
  taskTotals,
  totalsOfPart,
  type TaskPhase,
  type TaskTotals,
  type WordTotal,
} from '#lib/task/task-phase.ts'
import { Grid, Remark, Row, Stack, Facts, Text } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { tracesRefusal } from '#lib/task/has-trace.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { claimKey } from '../claim/claim.ts'
import { TaskCard, type TaskCardProps, type TaskHandlers } from './task-card.tsx'
import styles from './my-tasks.module.css'
import Big from 'big.js'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { isPositive, KindsBar, PartLabel, PartsBar } from '../parts-bar.tsx'

interface MyTasksProps {
  tasks: readonly (Task | TaskCompletion)[]
  /** Absent on the server and for visitors. */
  handlers?: TaskHandlers
  /** The activity has ended, so readers who did not join see no sum to earn. */
  isOver?: boolean
  /** false where the activity has other groups of tasks, so that a sum of this one would mislead. */
  hasSum?: boolean
  /** Before joining: what the tasks pay until the end, because daily ones pay more than once. */
  sums?: readonly TaskSum[]
  /** The activity's headline is a pool that its tasks do not pay from. */
  isExtra?: boolean
  /** Rendered before the browser knows who is reading: users do not see the sum for visitors. */
  isServers?: boolean
  /** Replaces the common heading. */
  title?: string
  headingId?: string
  /** Before joining: the reader already has the account that the first task asks for. */
  hasAccount?: boolean
}

/** The tasks with their sum; for users with their states. */
export function MyTasks({ isOver, hasSum = true, ...parts }: MyTasksProps) {
  const { tasks, handlers } = parts
  return (
    <Grid gap="24">
      {hasSum && totalsByWord(tasks).length > 0 && (handlers || !isOver) && <MoneyBar {...parts} />}
      <TaskRail {...parts} />
    </Grid>
  )
}

const isOpen = (task: Task | TaskCompletion): task is TaskCompletion =>
  'taskStatus' in task && taskPhase(task) === 'open'

/** Tasks on a rail: gold gift to claim, green check claimed, ring in progress, grey cross missed (design, "Task card"). */
export function TaskRail({ tasks, handlers, title, headingId = 'tasks', hasAccount }: MyTasksProps) {
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
  const ring = ratio > 0 && { 'data-ring': '', style: { '--progress': `${ratio * 100}%` } }
  return (
    <li data-part={part}>
      <Row justify="center" className={styles.node} aria-hidden="true">
        <Stack as="span" tone="tertiary" size="label" numeric className={styles.dot} {...ring}>
          {icon ?? <span>{number}</span>}
        </Stack>
      </Row>
      <TaskCard {...card} />
    </li>
  )
}

const PARTS = ['claimed', 'ready', 'open', 'missed'] as const satisfies TaskPhase[]

/**
 * One bar per unit for all tasks, of which at least one pays money, with the parts claimed, ready, open and missed by kind (design,
 * "Money bar"). The headline has each unit's open amount, or beside a pool all that the tasks can still pay or have paid. Before
 * joining, readers see the whole by kind (design, "Honest numbers"); members see no sum of several kinds.
 */
export function MoneyBar({ tasks, sums, isExtra, isServers, handlers }: MyTasksProps) {
  const { t, money: written } = useWords()
  const totals = taskTotals(tasks)
  const kinds = totalsByWord(tasks)
  const headlineOf = ({ claimed, ready, open }: TaskTotals) =>
    isExtra ? new Big(claimed).plus(ready).plus(open).toFixed() : open
  const isDaily = tasks.some(({ period }) => period === 'EVERYDAY')
  const told: readonly TaskSum[] =
    !handlers && isDaily && sums
      ? sums
      : totals
          .map((total) => ({ amount: headlineOf(total), unit: total.unit }))
          .filter(({ amount }) => isPositive(amount))
  const hasMore = totals.some(({ open, ready }) => isPositive(open) || isPositive(ready))
  const headline = told.map(({ rewardType, kind, ...money }, index) => (
    <Fragment key={index}>
      {index > 0 && ' + '}
      <Amount money={money} size="L" />
      {rewardType && kind && <small> {t(`task.word.${rewardWord({ rewardType, kind, amount: money })}`)}</small>}
    </Fragment>
  ))
  const title = handlers ? 'task.still_open_title' : 'task.get_title'
  return (
    <Card padded aria-labelledby="money-bar" data-visitors={isServers ? 'each' : undefined}>
      <SectionHeading
        id="money-bar"
        aside={told.length > 0 && !(handlers && areKindsMixed(kinds)) ? <span>{headline}</span> : undefined}
      >
        {t(isExtra ? 'task.extra_title' : title)}
      </SectionHeading>
      {/* Not while rewards are ready: the bar below shows them. */}
      {!hasMore && <Text tone="secondary">{t('task.nothing_open')}</Text>}
      {!handlers && !(isDaily && sums) && <KindsBar kinds={kinds} />}
      {handlers && (
        <Stack gap="20">
          {totals.map(({ unit, ...amounts }) => {
            const ofUnit = ({ money }: WordTotal) => money.unit === unit
            const isMixed = areKindsMixed(kinds.filter(ofUnit))
            const draw = ({ word, money }: WordTotal): ReactNode => {
              const amount = <bdi dir="ltr">{handlers.drawMoney?.(money) ?? written(money)}</bdi>
              if (!isMixed) return amount
              const slots = { amount: '{amount}', kind: t(`task.word.${word}`) }
              return fillSlot(t('task.amount_of_kind', slots), 'amount', amount)
            }
            return (
              <Stack key={unit} gap="16">
                <PartsBar parts={Object.entries(amounts)} />
                <Facts
                  look="columns"
                  size="note"
                  facts={PARTS.map(
                    (part) =>
                      isPositive(amounts[part]) && [
                        <PartLabel key={part} as="span" part={part}>
                          {t(`task.part_${part}`)}
                        </PartLabel>,
                        ...shownKinds(totalsOfPart(tasks, part)).filter(ofUnit).map(draw),
                      ],
                  )}
                />
              </Stack>
            )
          })}
        </Stack>
      )}
    </Card>
  )
}
