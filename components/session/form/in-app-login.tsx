'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import styles from './signed-in.module.css'

/** Inside the app the only login is the app's (design §10). */
export function InAppLogin({ onLogIn }: { onLogIn: () => void }) {
  const t = useTranslations()
  return (
    <div className={styles.signedIn}>
      <p>{t('account.in_app_text')}</p>
      <Button size="lg" full onClick={onLogIn}>
        {t('account.in_app_title')}
      </Button>
    </div>
  )
}
