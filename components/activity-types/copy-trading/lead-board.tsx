import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import styles from './lead-board.module.css'
import { TraderName } from './trader-name.tsx'

interface LeadBoardProps {
  id: string
  title: string
  rows: readonly { trader: LeadTrader; value: string }[]
}

/** The first lead traders by one figure. */
export function LeadBoard({ id, title, rows }: LeadBoardProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className={styles.rows}>
        {rows.map(({ trader: { traderId, name }, value }) => (
          <li key={traderId}>
            <TraderName name={name} />
            <bdi>{value}</bdi>
          </li>
        ))}
      </ol>
    </section>
  )
}
