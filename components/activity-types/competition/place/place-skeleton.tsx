import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './place-card.module.css'

/** Holds the room of the user's place until it is loaded. */
export function PlaceSkeleton() {
  const t = useTranslations('competition')
  return (
    <Card as="section" padded className={styles.card} aria-label={t('place')} aria-busy>
      <h2>{t('place')}</h2>
      <Skeleton height="44px" width="40%" />
      <Skeleton height="96px" />
    </Card>
  )
}
