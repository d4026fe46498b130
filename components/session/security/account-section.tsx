import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import { AccountIsland } from '../session-islands.ts'
import styles from './account.module.css'

/** The visitor's view from the server, the user's from the island; CSS hides the former from readers with a token (AUTH-7). */
export function AccountSection({ hasForm }: { hasForm: boolean }) {
  return (
    <Wrap as="main" id="main">
      <AccountIsland hasForm={hasForm}>
        <AccountHead />
        <div className={styles.forVisitors}>
          <AccountVisitor hasForm={hasForm} />
        </div>
        <div className={styles.forUsers}>
          <AccountWaiting />
        </div>
      </AccountIsland>
    </Wrap>
  )
}

/** The page's heading, with the name of the user. */
export function AccountHead({ name }: { name?: string }) {
  const t = useTranslations('security')
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      {name !== undefined && (
        <Text tone="secondary" breaks>
          <bdi dir="ltr">{name}</bdi>
        </Text>
      )}
    </div>
  )
}

/** Complete without JavaScript. `hasForm`: accounts have passwords here. */
export function AccountVisitor({ hasForm }: { hasForm: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <EmptyState
      level={2}
      title={t('security.visitor_title')}
      action={
        <Row gap="12" justify="center" wrap>
          <Button href="/login?next=%2Faccount" locale={locale} size="lg">
            {t('shell.log_in')}
          </Button>
          <Button href="/register?next=%2Faccount" locale={locale} variant="outlined" size="lg">
            {t('shell.register')}
          </Button>
        </Row>
      }
    >
      {t(hasForm ? 'security.visitor_text' : 'my_data.text')}
    </EmptyState>
  )
}

/** The boxes of the sections while they load. */
export function AccountWaiting() {
  const t = useTranslations('security')
  return (
    <div aria-busy="true" className={styles.columns}>
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="280px" radius="card" />
      <Skeleton height="280px" radius="card" />
    </div>
  )
}
