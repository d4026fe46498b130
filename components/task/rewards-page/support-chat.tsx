'use client'

import { useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/button.tsx'
import styles from './my-rewards.module.css'

/** APP-3: the app has no footer with the help; its own support chat opens here. Only in the app, by CSS. */
export function SupportChat() {
  const t = useTranslations('download')
  const openTarget = useOpenTarget()
  return (
    <p className={styles.support}>
      <Button variant="outlined" onClick={() => openTarget('support-chat')}>
        {t('feature.support_chat')}
      </Button>
    </p>
  )
}
