import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import styles from './formula.module.css'
import type { TrackName } from '../tracks/track-card.tsx'
import { factorText } from './factor-text.ts'

export interface FormulaPart {
  track: TrackName
  label: string
  /** A prize or a factor, as a figure. */
  value: ReactNode
}

interface FormulaProps {
  /** null when the activity has no such track. */
  parts: readonly (FormulaPart | null)[]
  result: { label: string; value: ReactNode }
}

/** One box per factor in the colour of its track, and the result; on phones rows with × and =. */
export function Formula({ parts, result }: FormulaProps) {
  return (
    <dl className={styles.formula}>
      {parts
        .filter((part) => part !== null)
        .map(({ track, label, value }, index) => (
          <div key={track} className={cx(styles.part, styles[track])} data-sign={index === 0 ? undefined : '×'}>
            <dt>{label}</dt>
            <dd data-sign={index === 0 ? undefined : '×'}>{value}</dd>
          </div>
        ))}
      <div className={cx(styles.part, styles.result)} data-sign="=">
        <dt>{result.label}</dt>
        <dd data-sign="=">{result.value}</dd>
      </div>
    </dl>
  )
}

export const FactorFigure = ({ factor }: { factor: string }) => <Figure value={factorText(useLocale(), factor)} />
