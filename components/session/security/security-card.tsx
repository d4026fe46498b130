import { useId, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import styles from './account.module.css'

/** One section of the account page: a heading, one line about it, and its controls. */
export function SecurityCard({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  const id = useId()
  return (
    <Card padded className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && (
          <Text tone="secondary" breaks>
            {text}
          </Text>
        )}
      </div>
      {children}
    </Card>
  )
}
