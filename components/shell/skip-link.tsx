import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a className={styles.skip} href="#main">
      {t('skip_to_content')}
    </a>
  )
}
