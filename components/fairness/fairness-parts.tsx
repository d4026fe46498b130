import { Note } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './fairness-view.module.css'

export const NoteCard = ({ title, text }: { title: string; text: string }) => (
  <Card as="section" padded>
    <h3>{title}</h3>
    <Note size="small" top="8">
      {text}
    </Note>
  </Card>
)

/** A hash in full; folded on phones, where it fills four lines. */
export function FoldedHash({ hash }: { hash: string }) {
  const { t } = useWords()
  return (
    <>
      <div className={styles.whole}>
        <HashText hash={hash} />
      </div>
      <details className={styles.folded}>
        <summary>{t('fairness.show')}</summary>
        <HashText hash={hash} />
      </details>
    </>
  )
}
