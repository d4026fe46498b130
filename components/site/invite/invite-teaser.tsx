import { useLocale, useTranslations } from 'next-intl'
import { Art } from '#components/ui/art.tsx'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { Task } from '#lib/contract/task/task.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { InviteTeaserIsland } from '../invite-teaser-island.tsx'
import { InviteVisitor } from './invite-visitor.tsx'
import styles from './invite-teaser.module.css'

/** SCR-1: invite friends, with the reward of `task`; the link is the user's own, so it comes with the client runtime. */
export function InviteTeaser({ task }: { task: Task | null }) {
  const t = useTranslations('invite')
  const locale = useLocale()
  const rewardText = useRewardText()
  const friends = task && 'count' in task.target ? task.target.count : 1
  return (
    <section className={styles.teaser} aria-labelledby="invite">
      <div className={styles.picture}>
        <Art scene="event" />
      </div>
      <div className={styles.text}>
        <h2 id="invite">
          {task
            ? t('title_reward', {
                count: friends,
                value: formatNumber(locale, String(friends)),
                reward: rewardText(task.reward),
              })
            : t('title')}
        </h2>
        <p className={styles.line}>{task?.description ?? t('text')}</p>
        <div className={styles.link}>
          <InviteTeaserIsland>
            <InviteVisitor />
          </InviteTeaserIsland>
        </div>
      </div>
    </section>
  )
}
