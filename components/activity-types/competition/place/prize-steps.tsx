import type { ReactNode } from 'react'
import styles from './place-card.module.css'

interface Step {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
}

/** My value or prize of today beside the next one, which is tinted. */
export function PrizeSteps({ today, next }: { today: Step; next: Step | null }) {
  return (
    <dl className={styles.steps}>
      {[today, ...(next ? [next] : [])].map(({ label, value, note }, index) => (
        <div key={index} data-next={index === 1 || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.stepNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
