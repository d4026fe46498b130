import { useWords } from '#components/ui/text/use-words.ts'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { Note } from '#components/ui/layout/layout.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { accountTask } from '#lib/task/order.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from './reward-look.ts'
import styles from './step-list.module.css'

interface StepListProps {
  tasks: readonly TaskCompletion[]
  /** Rows before the tasks, as `<li>`. */
  children?: ReactNode
}

/** Open tasks with what is missing and what they pay, a bar under those that have begun. */
export function StepList({ tasks, children }: StepListProps) {
  return (
    <ul className={styles.steps}>
      {children}
      {tasks.map((task) => (
        <Step key={`${task.taskId}:${task.periodKey}`} task={task} />
      ))}
    </ul>
  )
}

function Step({ task }: { task: TaskCompletion }) {
  const { title, reward, progress } = task
  const { t, locale, rewardText } = useWords()
  // Nothing to do but join: the reader has the account that the task is about.
  const isAccount = accountTask([task]) !== undefined
  const { current, target, left } = formatProgress(locale, progress)
  const word = rewardWord(reward)
  const ratio = ratioOf(progress)
  // A task of one step has no part to show.
  const hasBegun = ratio > 0 && left !== null && (progress.unit !== null || progress.target !== '1')
  return (
    <li>
      <span className={styles.icon}>
        <Icon icon={REWARD_ICONS[word]} weight="duotone" size="lg" />
      </span>
      <div>
        <span className={styles.title}>{isAccount ? t('ready.waiting') : isolateAmounts(locale, title)}</span>
        {hasBegun && <Note size="small">{t('task.to_go', { left: left.figure })}</Note>}
        {isAccount && <Note size="small">{t('ready.waiting_line')}</Note>}
        {!isAccount && !hasBegun && word !== 'draws' && <Note size="small">{t(`task.word.${word}`)}</Note>}
      </div>
      <b>
        <bdi>{rewardText(reward)}</bdi>
      </b>
      {hasBegun && (
        <ProgressBar
          ratio={ratio}
          label={t('task.progress_label', { task: title })}
          valueText={t('task.of_target', { current, target })}
          className={styles.bar}
        />
      )}
    </li>
  )
}
