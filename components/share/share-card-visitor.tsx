import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { ShareCard } from './share-card.tsx'
import styles from './share-card.module.css'

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
