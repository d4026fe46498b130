import { cx } from '../cx.ts'
import styles from './figure.module.css'

/** No-break: the number never loses its unit at a line end. In the unit's smaller size it is the thin space of design §3. */
const UNIT_SPACE = '\u00A0'

export type FigureSize = 'XL' | 'L' | 'M' | 'inline'

interface FigureProps {
  /** Already formatted (packages/languages/format). */
  value: string
  unit?: string
  /** `inline` takes the size of its sentence, unit included. */
  size?: FigureSize
  className?: string
}

/** A number with its unit: one isolated left-to-right piece in every language (design §9). */
export function Figure({ value, unit, size = 'inline', className }: FigureProps) {
  return (
    <bdi dir="ltr" className={cx(styles.figure, styles[size], className)}>
      {value}
      {unit && <span className={styles.unit}>{`${UNIT_SPACE}${unit}`}</span>}
    </bdi>
  )
}
