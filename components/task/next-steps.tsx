import type { ReactNode } from 'react'
import { List } from '#components/ui/layout/layout.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { planJoin } from '#lib/session/join-intent.ts'
import { accountTask } from '#lib/task/order.ts'
import { isOneStep, ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { claimKey } from './claim/claim.ts'
import styles from './next-steps.module.css'
import { RewardLine } from './reward-line.tsx'
import { TaskBar } from '#components/ui/surface/task-bar.tsx'
import { nextText } from './task-card/task-view.ts'

interface NextStepsProps {
  activity: Pick<ActivitySummary, 'activityId' | 'path'>
  /** Nearest first; at least one. */
  tasks: readonly TaskCompletion[]
  /** Opens a task's next step; without it the button leads to the activity. */
  onOpen?: (task: TaskCompletion) => void
  /** Set when the heading is the card's. */
  headingId?: string
}

/** The next tasks with their rewards, and a button for the first one; for users with nothing to claim (design §13, "Home"). */
export function NextSteps({ activity: { activityId, path }, tasks, onOpen, headingId }: NextStepsProps) {
  const { t, rewardText } = useWords()
  const waiting = accountTask(tasks)
  const first = waiting ?? tasks[0]
  const button = (task: TaskCompletion) => {
    const reward = rewardText(task.reward)
    const action = onOpen && task.reasonCode !== 'NOT_JOINED' && nextText(task, { t })
    // Before joining, the next step is always the activity's page.
    const press = action
      ? { onClick: () => onOpen(task) }
      : { href: path, onClick: waiting && (() => planJoin(activityId, path)) }
    return (
      <Button full size="lg" {...press}>
        {action ? t('ready.act_earn', { action, reward }) : t(waiting ? 'ready.join_claim' : 'ready.earn', { reward })}
      </Button>
    )
  }
  const Heading = headingId ? 'h2' : 'h3'
  return (
    <div className={styles.next}>
      <Heading id={headingId}>{t('ready.earn_next')}</Heading>
      <StepList tasks={waiting ? [waiting, ...tasks.filter((task) => task !== waiting)] : tasks} />
      {first && <div className={styles.go}>{button(first)}</div>}
    </div>
  )
}

interface StepListProps {
  tasks: readonly TaskCompletion[]
  /** Rows before the tasks, as `<li>`. */
  children?: ReactNode
}

/** Open tasks with their rewards; started ones also have a bar and what is missing. */
export function StepList({ tasks, children }: StepListProps) {
  const { t, locale, rewardText, isolated } = useWords()
  const step = (task: TaskCompletion) => {
    const { title, reward, progress } = task
    // The reader already has the account that the task asks for, so joining is all that is left.
    const account = accountTask([task])
    const { left } = formatProgress(locale, progress)
    const word = rewardWord(reward)
    // A task of one step has no partial progress.
    const hasBegun = ratioOf(progress) > 0 && left && !isOneStep(progress)
    const kind = word !== 'draws' && t(`task.word.${word}`)
    return (
      <RewardLine
        key={claimKey(task)}
        word={word}
        title={account ? t('ready.waiting') : isolated(title)}
        note={hasBegun ? t('task.to_go', { left: left.figure }) : account ? t('ready.waiting_line') : kind}
        end={rewardText(reward)}
      >
        {hasBegun && <TaskBar task={task} />}
      </RewardLine>
    )
  }
  return (
    <List top="4">
      {children}
      {tasks.map(step)}
    </List>
  )
}
