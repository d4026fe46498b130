'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAuth } from '#components/providers/auth-context.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { FirstSteps, type FirstStep } from './first-steps.tsx'
import styles from './first-tasks.module.css'

export interface FirstTasksLiveProps {
  activityId: string
  steps: readonly FirstStep[]
}

/** The user's next steps and progress on the wide card (design §6, "Activity card"); until then the server's steps. */
export function FirstTasksLive({ activityId, steps }: FirstTasksLiveProps) {
  const { isLogin } = useAuth()
  const { data } = taskApi.endpoints.taskCompletions.useQuery(activityId, { skip: !isLogin })
  if (!isLogin || !data) return <FirstSteps steps={steps} />
  const tasks = visibleTasks(data.tasks)
  return (
    <ul className={styles.list}>
      {nextSteps(tasks).map((task) => (
        <li key={`${task.taskId}:${task.periodKey}`}>
          <Step task={task} />
        </li>
      ))}
    </ul>
  )
}

function Step({ task }: { task: TaskCompletion }) {
  const t = useTranslations('task')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { title, reward, progress } = task
  const { current, target } = formatProgress(locale, progress)
  const isReady = taskPhase(task) === 'ready'
  const hasBegun = ratioOf(progress) > 0
  return (
    <>
      <span>{isolateAmounts(locale, title)}</span>
      <strong className={isReady ? styles.ready : undefined}>
        {isReady && t('reward_ready', { reward: rewardText(reward) })}
        {!isReady && !hasBegun && <bdi>{rewardText(reward)}</bdi>}
        {!isReady && hasBegun && t('of_target', { current, target })}
      </strong>
    </>
  )
}

const SHOWN = 3

/** The next tasks: claimable ones, then those furthest along, else in the activity's own order. */
export function nextSteps(tasks: readonly TaskCompletion[]): TaskCompletion[] {
  const weight = (task: TaskCompletion) => (taskPhase(task) === 'ready' ? 2 : ratioOf(task.progress))
  return tasks
    .filter((task) => taskPhase(task) === 'ready' || taskPhase(task) === 'open')
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN)
}
