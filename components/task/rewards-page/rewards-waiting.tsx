import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import styles from './my-rewards.module.css'

/** The boxes of the lists while they load. */
export function RewardsWaiting() {
  const t = useTranslations('rewards')
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <Grid gap="16" className={styles.top}>
        <Skeleton height="340px" radius="card" />
        <Skeleton height="340px" radius="card" />
      </Grid>
      <Skeleton height="44px" className={styles.tabs} />
      <Skeleton height="420px" radius="card" className={styles.below} />
    </div>
  )
}
