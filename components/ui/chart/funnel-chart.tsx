import { scaleLinear } from 'd3-scale'
import { Icon } from '../pictures/icon.tsx'
import styles from './chart.module.css'

export interface FunnelStep {
  key: string
  label: string
  value: number
  /** Formatted `value`. */
  text: string
  /** The part of the step before that went on, in words; absent at the first step. */
  share?: string | undefined
}

/** One bar per step, each as long as its part of the first; the list is its own table. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const width = scaleLinear([0, Math.max(1, ...steps.map(({ value }) => value))], [0, 100])
  return (
    <ol className={styles.funnel}>
      {steps.map(({ key, label, value, text, share }) => (
        <li key={key} className={styles.step}>
          {share !== undefined && (
            <span className={styles.share}>
              <Icon icon="arrow-down" size="sm" />
              {share}
            </span>
          )}
          <span className={styles.name}>{label}</span>
          <svg className={styles.track} aria-hidden="true" focusable="false">
            <rect width="100%" height="26" rx="7" className={styles.ground} />
            <rect width={`${width(value)}%`} height="26" rx="7" fill="currentColor" />
          </svg>
          <b>
            <bdi dir="ltr">{text}</bdi>
          </b>
        </li>
      ))}
    </ol>
  )
}
