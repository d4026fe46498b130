import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from '../../place/place-card.module.css'

/** Holds the room of the user's team until it is loaded. */
export function MyTeamSkeleton() {
  const t = useTranslations('team')
  return (
    <Card as="section" padded className={styles.card} aria-label={t('mine')} aria-busy>
      <h2>{t('mine')}</h2>
      <Skeleton height="44px" width="40%" />
      <Skeleton height="96px" />
    </Card>
  )
}
