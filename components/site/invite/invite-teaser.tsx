import { useTranslations } from 'next-intl'
import { Art } from '#components/ui/art.tsx'
import { InviteTeaserIsland } from '../invite-teaser-island.tsx'
import { InviteVisitor } from './invite-visitor.tsx'
import styles from './invite-teaser.module.css'

/** SCR-1: invite friends; the link is the user's own, so it comes with the client runtime. */
export function InviteTeaser() {
  const t = useTranslations('invite')
  return (
    <section className={styles.teaser} aria-labelledby="invite">
      <div className={styles.picture}>
        <Art scene="event" />
      </div>
      <div className={styles.text}>
        <h2 id="invite">{t('title')}</h2>
        <p className={styles.line}>{t('text')}</p>
        <div className={styles.link}>
          <InviteTeaserIsland>
            <InviteVisitor />
          </InviteTeaserIsland>
        </div>
      </div>
    </section>
  )
}
