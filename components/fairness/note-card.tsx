import { Card } from '#components/ui/surface/card.tsx'
import { Note } from '#components/ui/layout/layout.tsx'
import styles from './fairness-view.module.css'

/** One short explanation. */
export function NoteCard({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section" padded>
      <h3 className={styles.noteTitle}>{title}</h3>
      <Note size="small">{text}</Note>
    </Card>
  )
}
