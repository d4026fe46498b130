import { useTranslations } from 'next-intl'
import { LinkButton } from '#components/ui/controls/link-button.tsx'
import styles from './invite-teaser.module.css'

export function InviteVisitor() {
  const t = useTranslations('invite')
  return (
    <LinkButton href="/login" className={styles.visitor}>
      {t('visitor_action')}
    </LinkButton>
  )
}
