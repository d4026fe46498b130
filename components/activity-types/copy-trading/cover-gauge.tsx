import styles from './cover-gauge.module.css'

export interface CoverGaugeProps {
  /** Accessible name: all that the gauge says. */
  label: string
  /** The filled part, 0 to 1. */
  share: number
  tone: 'open' | 'paid' | 'closed'
  above?: string
  value: string
  below?: string
  /** The value is a word, not a figure. */
  isWord?: boolean
}

const ARC = 'M20 100A80 80 0 0 1 180 100'
const LENGTH = 100

/** Half a circle, filled from the left in every language, as gauges are. */
export function CoverGauge({ label, share, tone, above, value, below, isWord = false }: CoverGaugeProps) {
  return (
    <div className={styles.gauge} role="img" aria-label={label} data-tone={tone}>
      <svg viewBox="0 0 200 112" aria-hidden="true">
        <path d={ARC} className={styles.track} />
        {share > 0 && (
          <path d={ARC} pathLength={LENGTH} strokeDasharray={`${share * LENGTH} ${LENGTH}`} className={styles.filled} />
        )}
      </svg>
      <p className={styles.words} aria-hidden="true">
        <span>{above}</span>
        <b data-word={isWord || undefined}>{isWord ? value : <bdi dir="ltr">{value}</bdi>}</b>
        <span>{below}</span>
      </p>
    </div>
  )
}
