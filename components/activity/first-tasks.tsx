import { useLocale } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { Amount } from '#components/ui/amount.tsx'
import type { Reward } from '#lib/contract/task/task.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { readActivity } from '#lib/queries/activity.ts'
import { FirstTasksIsland } from './first-tasks-island.tsx'
import styles from './first-tasks.module.css'

const SHOWN = 3

/** The first steps of a beginners' activity, for its wide card; wide screens only. */
export async function FirstTasks({ activityId }: { activityId: string }) {
  const locale = await getLocale()
  const activity = await readActivity(activityId, locale)
  if (!activity || activity.tasks.length === 0) return null
  return (
    <FirstTasksIsland activityId={activityId}>
      <ul className={styles.list}>
        {activity.tasks.slice(0, SHOWN).map(({ taskId, title, reward }) => (
          <li key={taskId}>
            <span>{isolateAmounts(locale, title)}</span>
            <strong>
              <RewardInShort reward={reward} />
            </strong>
          </li>
        ))}
      </ul>
      <div className={styles.waiting} />
    </FirstTasksIsland>
  )
}

function RewardInShort({ reward }: { reward: Reward }) {
  const locale = useLocale()
  return 'unit' in reward.amount ? <Amount money={reward.amount} locale={locale} /> : reward.label
}
