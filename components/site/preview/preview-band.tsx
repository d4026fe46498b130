import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './preview-band.module.css'

/** Above a draft, and in sight while it scrolls, so that no reader takes it for the published page. */
export function PreviewBand() {
  const t = useTranslations('preview')
  return (
    <aside className={styles.band} aria-label={t('title')}>
      <Icon icon="eye" />
      <p className={styles.line}>
        <strong>{t('title')}</strong> {t('line')}
      </p>
    </aside>
  )
}
