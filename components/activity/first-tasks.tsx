import { useLocale } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { Amount } from '#components/ui/amount.tsx'
import type { Reward } from '#lib/contract/task/task.ts'
import { readActivity } from '#lib/queries/activity.ts'
import styles from './first-tasks.module.css'

const SHOWN = 3

/** The first steps of a beginners' activity, for its wide card; wide screens only. */
export async function FirstTasks({ activityId }: { activityId: string }) {
  const activity = await readActivity(activityId, await getLocale())
  if (!activity || activity.tasks.length === 0) return null
  return (
    <ul className={styles.list}>
      {activity.tasks.slice(0, SHOWN).map(({ taskId, title, reward }) => (
        <li key={taskId}>
          <span>{title}</span>
          <strong>
            <RewardInShort reward={reward} />
          </strong>
        </li>
      ))}
    </ul>
  )
}

function RewardInShort({ reward }: { reward: Reward }) {
  const locale = useLocale()
  return 'unit' in reward.amount ? <Amount money={reward.amount} locale={locale} /> : reward.label
}
