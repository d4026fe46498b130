import { useLocale } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import type { Task } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import styles from './first-tasks.module.css'

export type FirstStep = Pick<Task, 'taskId' | 'title' | 'reward'>

/** The first steps of every user, until the user's own are known. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {steps.map(({ taskId, title, reward }) => (
        <li key={taskId}>
          <span>{isolateAmounts(locale, title)}</span>
          <strong>{'unit' in reward.amount ? <Amount money={reward.amount} locale={locale} /> : reward.label}</strong>
        </li>
      ))}
    </ul>
  )
}
