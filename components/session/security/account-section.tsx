import { useTranslations } from 'next-intl'
import { ServedPage, Visitor } from '#components/shell/user-page.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { AccountIsland } from '../session-islands.ts'
import styles from './account.module.css'

/** The visitor's view from the server, the user's from the island. */
export function AccountSection({ hasForm }: { hasForm: boolean }) {
  return (
    <Main>
      <AccountIsland hasForm={hasForm}>
        <AccountHead />
        <ServedPage visitor={<AccountVisitor hasForm={hasForm} />} waiting={<AccountWaiting />} />
      </AccountIsland>
    </Main>
  )
}

/** The page's heading, with the name of the user. */
export function AccountHead({ name }: { name?: string }) {
  const t = useTranslations('security')
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      {name && (
        <Text tone="secondary" breaks>
          <bdi dir="ltr">{name}</bdi>
        </Text>
      )}
    </div>
  )
}

/** `hasForm`: accounts have passwords here. */
export function AccountVisitor({ hasForm }: { hasForm: boolean }) {
  const t = useTranslations()
  return (
    <Visitor path="/account" title={t('security.visitor_title')}>
      {t(hasForm ? 'security.visitor_text' : 'my_data.text')}
    </Visitor>
  )
}

/** The skeletons of the sections. */
export function AccountWaiting() {
  const t = useTranslations('security')
  return (
    <Grid aria-busy="true" gap="16" className={styles.columns}>
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="280px" radius="card" />
      <Skeleton height="280px" radius="card" />
    </Grid>
  )
}
