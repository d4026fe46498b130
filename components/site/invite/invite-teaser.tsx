import type { ComponentType, ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import type { Task } from '@fanfare/contract/task/task.ts'
import { InviteVisitor } from './invite-visitor.tsx'
import styles from './invite-teaser.module.css'

interface InviteTeaserProps {
  task: Task | null
  /** Replaces the visitor's link with the user's own. */
  Island: ComponentType<{ children?: ReactNode }>
}

/** SCR-1: invite friends, with the reward of `task`; the link is the user's own, so it comes with the client runtime. */
export function InviteTeaser({ task, Island }: InviteTeaserProps) {
  const { t, rewardText, counted, isolated } = useWords()
  const friends = task && 'count' in task.target ? task.target.count : 1
  const title = task
    ? t('invite.title_reward', { ...counted(friends), reward: rewardText(task.reward) })
    : t('invite.title')
  return (
    <section className={styles.teaser} aria-labelledby="invite">
      <div className={styles.picture}>
        <Art scene="event" />
      </div>
      <div className={styles.text}>
        <h2 id="invite">{title}</h2>
        <Text top="8" tone="secondary" className={styles.line}>
          {task?.description ? isolated(task.description) : t('invite.text')}
        </Text>
        <Row gap="12" top="16" align="center" wrap className={styles.link}>
          <Island>
            <InviteVisitor />
          </Island>
        </Row>
      </div>
    </section>
  )
}
