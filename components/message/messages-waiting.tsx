import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './messages.module.css'

/** The boxes of tabs and list while they load. */
export function MessagesWaiting() {
  const t = useTranslations('messages')
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="44px" />
      <Skeleton height="560px" radius="card" className={styles.box} />
    </div>
  )
}
