import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Stack } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ActivityHeadline } from '../activity-headline.tsx'
import styles from './activity-links.module.css'

/** Activities with their stakes, without the scripts of cards. */
export function ActivityLinks({ activities }: { activities: readonly ActivitySummary[] }) {
  const { isolated } = useWords()
  if (activities.length === 0) return null
  return (
    <Stack as="ul" gap="16" top="24" className={styles.list}>
      {activities.map((activity) => (
        <Card as="li" key={activity.activityId}>
          <Link href={activity.path} className={styles.link}>
            <b>{isolated(activity.title)}</b>
            <ActivityHeadline {...activity} />
          </Link>
        </Card>
      ))}
    </Stack>
  )
}
