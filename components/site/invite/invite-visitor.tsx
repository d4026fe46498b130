import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import styles from './invite-teaser.module.css'

export function InviteVisitor() {
  const t = useTranslations('invite')
  return (
    <Button href="/login" className={styles.visitor}>
      {t('visitor_action')}
    </Button>
  )
}
