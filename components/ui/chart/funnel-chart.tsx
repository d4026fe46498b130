import { Remark, Row } from '../layout/layout.tsx'
import { SmallIcon } from '../pictures/icon.tsx'
import styles from './chart.module.css'

interface FunnelStep {
  key: string
  label: string
  value: number
  /** Formatted `value`. */
  text: string
  /** The part of the step before that went on, in words; absent at the first step. */
  share?: string
}

/** One bar per step, each as long as its part of the first; the list is its own table. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ value }) => value))
  return (
    <ol className={styles.funnel}>
      {steps.map(({ key, label, value, text, share }) => (
        <li key={key} className={styles.step}>
          {share && (
            <Row as="span" gap="4" align="center" size="note" tone="secondary" className={styles.share}>
              <SmallIcon icon="arrow-down" />
              {share}
            </Row>
          )}
          <Remark>{label}</Remark>
          <svg className={styles.track} aria-hidden>
            <rect width="100%" height="26" rx="7" className={styles.ground} />
            <rect width={`${(value / most) * 100}%`} height="26" rx="7" fill="currentColor" />
          </svg>
          <b>
            <bdi dir="ltr">{text}</bdi>
          </b>
        </li>
      ))}
    </ol>
  )
}
