import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LoggedDraw } from '#lib/fairness/verify-draws.ts'
import { DrawRow, type DrawState } from './draw-row.tsx'
import styles from './draws-table.module.css'

interface DrawsTableProps {
  draws: readonly LoggedDraw[]
  labels: Readonly<Record<string, string>>
  /** An IANA name. */
  timeZone: string
  stateOf?: (drawNo: number) => DrawState
  open?: number | null
  onToggle?: (drawNo: number) => void
  /** How the open draw was made. */
  details?: (draw: LoggedDraw) => ReactNode
  busy?: boolean
}

/** Draws, one of them open. On phones each row is a block. */
export function DrawsTable({ draws, labels, timeZone, stateOf, open, onToggle, details, busy }: DrawsTableProps) {
  const t = useTranslations('fairness')
  const columns = ['draw', 'time', 'user', 'nonce', 'seed', 'rolled', 'paid', 'check'] as const
  return (
    <table className={styles.table} aria-labelledby="draws" aria-busy={busy || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              <span className={column === 'check' ? 'visually-hidden' : undefined}>{t(`col_${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {draws.map((draw) => (
          <DrawRow
            key={draw.drawNo}
            draw={draw}
            labels={labels}
            timeZone={timeZone}
            state={stateOf?.(draw.drawNo) ?? 'open'}
            details={open === draw.drawNo ? details?.(draw) : undefined}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  )
}
