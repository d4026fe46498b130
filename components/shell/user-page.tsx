import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import styles from './user-page.module.css'

interface ServedPageProps {
  /** Complete without JavaScript. */
  visitor: ReactNode
  /** The skeletons of the user's content. */
  waiting: ReactNode
}

/** A page of a user as the server sends it; CSS hides the visitor's view from readers with a token (AUTH-7). */
export const ServedPage = ({ visitor, waiting }: ServedPageProps) => (
  <>
    <div className={styles.forVisitors}>{visitor}</div>
    <div className={styles.forUsers}>{waiting}</div>
  </>
)

/** The ways in, which lead back to `path`, without locale. */
export function LoginButtons({ path }: { path: string }) {
  const t = useTranslations('shell')
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <>
      <Button href={`/login${next}`} size="lg">
        {t('log_in')}
      </Button>
      <Button href={`/register${next}`} variant="outlined" size="lg">
        {t('register')}
      </Button>
    </>
  )
}

/** What a visitor reads in place of a user's content. */
export const Visitor = ({ path, title, children }: { path: string; title: string; children: ReactNode }) => (
  <EmptyState
    level={2}
    title={title}
    action={
      <Row gap="12" justify="center" wrap>
        <LoginButtons path={path} />
      </Row>
    }
  >
    {children}
  </EmptyState>
)
