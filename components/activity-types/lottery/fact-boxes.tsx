import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import styles from './fact-boxes.module.css'

/** A figure of the hero, in words. */
export interface FactBox {
  label: string
  value: string
  unit?: string
  /** `value` is words, which may be wrapped. */
  isWords?: boolean
  /** Under the figure. */
  line?: ReactNode
}

/** Two figures below the hero's words. */
export function FactBoxes({ boxes, isServers = false }: { boxes: readonly FactBox[]; isServers?: boolean }) {
  return (
    <dl className={cx(styles.boxes, isServers && styles.servers)}>
      {boxes.map(({ label, value, unit, isWords, line }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isWords ? <span className={styles.words}>{value}</span> : <Figure value={value} unit={unit} size="M" />}
            <span className={styles.line}>{line}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
