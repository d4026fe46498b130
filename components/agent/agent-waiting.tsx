import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'

/** The boxes of a page of a campaign while it loads. */
export function AgentWaiting() {
  const t = useTranslations('agent.frame')
  return (
    <Grid aria-busy="true" gap="16" top="16">
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="44px" />
      <Skeleton height="300px" radius="card" />
      <Skeleton height="120px" radius="card" />
      <Skeleton height="320px" radius="card" />
    </Grid>
  )
}
