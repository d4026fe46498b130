import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import styles from './invite-teaser.module.css'

export function InviteVisitor() {
  const t = useTranslations('invite')
  const locale = useLocale()
  return (
    <Button href="/login" locale={locale} className={styles.visitor}>
      {t('visitor_action')}
    </Button>
  )
}
