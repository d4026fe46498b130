import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './formula.module.css'
import type { TrackName } from './track-card.tsx'

interface FormulaPart {
  track: TrackName
  label: string
  /** A prize or a factor, as a figure. */
  value: ReactNode
}

interface FormulaProps {
  parts: readonly FormulaPart[]
  result: { label: string; value: ReactNode }
}

/** One box a factor in the colour of its track, and the result; on phones rows with × and =. */
export function Formula({ parts, result }: FormulaProps) {
  return (
    <dl className={styles.formula}>
      {parts.map(({ track, label, value }, index) => (
        <div key={track} className={cx(styles.part, styles[track])} data-sign={index === 0 ? undefined : '×'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={cx(styles.part, styles.result)} data-sign="=">
        <dt>{result.label}</dt>
        <dd>{result.value}</dd>
      </div>
    </dl>
  )
}
