import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Ends, Row } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './share-card.module.css'

/** The last section of an activity page (ACT-1), one row: what it is and the way to share. */
export function ShareCard({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <Ends as={Card} aria-labelledby="share" className={styles.card}>
      <Row as="h2" id="share" gap="12" align="center">
        <Icon icon="users" />
        {t('share.title')}
      </Row>
      {children}
    </Ends>
  )
}

/** For a visitor: the call for the content needs a login, because the link has the user's own code. `path`: the page. */
export function ShareCardVisitor({ path }: { path: string }) {
  const { t } = useWords()
  return (
    <ShareCard>
      <Button variant="outlined" href={`/login?next=${encodeURIComponent(path)}`} className={styles.visitor}>
        {t('invite.visitor_action')}
      </Button>
    </ShareCard>
  )
}
