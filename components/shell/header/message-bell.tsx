import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { FRESH } from '#store/fresh.ts'
import { useAnswer } from '#store/use-answer.ts'
import { messageCountApi } from '#store/api/message-count.ts'
import styles from './message-bell.module.css'

/** The most that the badge counts. */
const MOST = 99

/** The way to the messages with the number of unread ones (SHELL-4); without a badge when there are none, or it is not known. */
export function MessageBell() {
  const { t, counted } = useWords()
  const answer = useAnswer(messageCountApi.endpoints.messageCount.useQuery(undefined, FRESH))
  // The name and the badge say nothing about 0, so an unknown count looks the same.
  const count = answer.isKnown ? answer.data.total : 0
  const label = count === 0 ? t('messages.title') : t('messages.bell', counted(count))
  return (
    <Link href="/messages" aria-label={label} className={styles.bell}>
      <Icon icon="bell" />
      {count > 0 && (
        <bdi dir="ltr" aria-hidden="true" className={styles.badge}>
          {count > MOST ? `${MOST}+` : count}
        </bdi>
      )}
    </Link>
  )
}
