import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './prize-grid.module.css'
import type { WheelSegment } from './wheel-segment.ts'

/** So many prizes are around a button in the middle of three by three. */
const AROUND = 8

interface PrizeGridProps {
  segments: readonly WheelSegment[]
  drawn?: number | null
  className?: string
  /** The button that draws. */
  children: ReactNode
}

/** The prizes as a list of boxes, in the order of the prize table. */
export function PrizeGrid({ segments, drawn = null, className, children }: PrizeGridProps) {
  const isAround = segments.length === AROUND
  const cells = segments.map(({ prizeId, label }, index) => (
    <li key={prizeId ?? 'none'} data-prize="" data-drawn={index === drawn || undefined}>
      {label}
    </li>
  ))
  const button = (
    <li key="button" className={isAround ? styles.middle : styles.wide}>
      {children}
    </li>
  )
  return (
    <ul
      className={cx(styles.grid, className)}
      data-pairs={segments.length % 2 === 0 && segments.length < 6 ? '' : undefined}
    >
      {cells.slice(0, isAround ? AROUND / 2 : undefined)}
      {button}
      {isAround && cells.slice(AROUND / 2)}
    </ul>
  )
}
