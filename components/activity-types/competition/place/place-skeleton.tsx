import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './place-card.module.css'

/** Holds the room of the user's place, or of their team, until it is loaded. */
export function PlaceSkeleton({ ofTeam = false }: { ofTeam?: boolean }) {
  const t = useTranslations()
  const title = t(ofTeam ? 'team.mine' : 'competition.place')
  return (
    <Card as="section" padded className={styles.card} aria-label={title} aria-busy>
      <h2>{title}</h2>
      <Skeleton height="44px" width="40%" />
      <Skeleton height="96px" />
    </Card>
  )
}
