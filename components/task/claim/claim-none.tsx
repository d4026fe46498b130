import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import styles from '../rewards-page/my-rewards.module.css'
import type { WelcomeActivity } from '../welcome-activity.ts'

/** Replaces the claim card, without gold, when there is no claimable reward. */
export function ClaimNone({ welcome }: { welcome: WelcomeActivity | null }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Card as="section" padded aria-labelledby="ready-to-claim" className={styles.failed}>
      <h2 id="ready-to-claim">{t('ready.none_title')}</h2>
      <p className={styles.summary}>{t('ready.none_text')}</p>
      <Button variant="outlined" href={welcome?.path ?? '/'} locale={locale}>
        {t(welcome ? 'rewards.empty_start' : 'rewards.empty_see')}
      </Button>
    </Card>
  )
}
