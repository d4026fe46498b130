'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import { ratioOf } from '#lib/task/progress-of.ts'
import { partOf } from '#lib/task/task-totals.ts'
import { taskApi } from '#store/api/task.ts'
import { ActivityCardMine } from './activity-card-mine.tsx'
import styles from './first-tasks.module.css'
import { nextSteps } from './next-steps.ts'

/** My own next steps on the wide card, and how far I have come (design §6, "Activity card"). */
export function FirstTasksLive({ activityId }: { activityId: string }) {
  const { data } = taskApi.endpoints.taskCompletions.useQuery(activityId)
  const tasks = data?.tasks ?? []
  // Who has not joined has no steps yet: the same first ones as a visitor's, in the room that the bar will take.
  const joined = data !== undefined && tasks.every(({ reasonCode }) => reasonCode !== 'NOT_JOINED')
  return (
    <>
      <ul className={styles.list}>
        {nextSteps(tasks).map((task) => (
          <li key={`${task.taskId}:${task.periodKey}`}>
            <Step task={task} />
          </li>
        ))}
      </ul>
      {joined ? (
        <ActivityCardMine
          mine={{ state: 'joined', done: tasks.filter((task) => DONE.has(partOf(task))).length, of: tasks.length }}
        />
      ) : (
        data === undefined && <div className={styles.waiting} />
      )}
    </>
  )
}

const DONE: ReadonlySet<string> = new Set(['claimed', 'ready'])

function Step({ task }: { task: TaskCompletion }) {
  const t = useTranslations('task')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { title, reward, progress } = task
  const { unit, current, target } = progress
  const isReady = partOf(task) === 'ready'
  const hasBegun = ratioOf(progress) > 0
  return (
    <>
      <span>{isolateAmounts(locale, title)}</span>
      <strong className={isReady ? styles.ready : undefined}>
        {isReady && t('part_ready')}
        {!isReady && !hasBegun && <bdi>{rewardText(reward)}</bdi>}
        {!isReady &&
          hasBegun &&
          t('of_target', {
            current: formatNumber(locale, current),
            target: unit === null ? formatNumber(locale, target) : formatMoney(locale, { amount: target, unit }),
          })}
      </strong>
    </>
  )
}
