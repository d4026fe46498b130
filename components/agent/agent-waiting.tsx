import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './agent-frame.module.css'

/** The boxes of a page of a campaign while it loads. */
export function AgentWaiting() {
  const t = useTranslations('agent.frame')
  return (
    <div aria-busy="true" className={styles.waiting}>
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="44px" />
      <Skeleton height="300px" radius="card" />
      <Skeleton height="120px" radius="card" />
      <Skeleton height="320px" radius="card" />
    </div>
  )
}
