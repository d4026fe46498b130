import { useWords } from '#components/ui/text/use-words.ts'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { planJoin } from '#lib/session/join-intent.ts'
import { accountTask } from '#lib/task/order.ts'
import styles from './next-steps.module.css'
import { StepList } from './step-list.tsx'
import { nextText } from './task-card/task-view.ts'

interface NextStepsProps {
  /** The tasks' activity. */
  activityId: string
  /** The page of the tasks' activity, without locale. */
  path: string
  /** The nearest first; at least one. */
  tasks: readonly TaskCompletion[]
  /** Opens what a task needs next; without it the button leads to the activity. */
  onOpen?: (task: TaskCompletion) => void
  /** The heading is that of its card. */
  headingId?: string
}

/** The next tasks with their rewards and a button for the first, for a user with nothing to claim (design §13, "Home"). */
export function NextSteps({ activityId, path, tasks, onOpen, headingId }: NextStepsProps) {
  const t = useTranslations('ready')
  const waiting = accountTask(tasks)
  const first = waiting ?? tasks[0]
  const Heading = headingId === undefined ? 'h3' : 'h2'
  return (
    <div className={styles.next}>
      <Heading id={headingId}>{t('earn_next')}</Heading>
      <StepList tasks={waiting ? [waiting, ...tasks.filter((task) => task !== waiting)] : tasks} />
      {first && (
        <div className={styles.go}>
          <NextButton activityId={activityId} path={path} task={first} onOpen={onOpen} />
        </div>
      )}
    </div>
  )
}

/** Before joining, the activity's page is the next step whatever the task needs. */
function NextButton({
  activityId,
  path,
  task,
  onOpen,
}: { task: TaskCompletion } & Pick<NextStepsProps, 'activityId' | 'path' | 'onOpen'>) {
  const { t, locale, rewardText } = useWords()
  const reward = rewardText(task.reward)
  if (accountTask([task]))
    return (
      <Button href={path} locale={locale} full size="lg" onClick={() => planJoin(activityId, path)}>
        {t('ready.join_claim', { reward })}
      </Button>
    )
  const action = task.reasonCode === 'NOT_JOINED' ? null : nextText(task, { t })
  if (!onOpen || action === null) {
    return (
      <Button href={path} locale={locale} full size="lg">
        {t('ready.earn', { reward })}
      </Button>
    )
  }
  return (
    <Button full size="lg" onClick={() => onOpen(task)}>
      {t('ready.act_earn', { action, reward })}
    </Button>
  )
}
