import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './kpi-tile.module.css'

interface KpiTileProps {
  label: string
  /** The figure, at size L. */
  children: ReactNode
  /** One line about the figure. */
  note?: ReactNode
}

/** One figure of a campaign with its name and one line about it. */
export function KpiTile({ label, children, note }: KpiTileProps) {
  return (
    <Card className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </Card>
  )
}

/** The tiles beside each other; two in a row on phones. */
export function KpiTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}
