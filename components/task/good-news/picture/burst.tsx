import type { CSSProperties } from 'react'
import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import { BURST, BURST_HALF, type FlyingShape } from '#lib/theme/burst.ts'
import styles from './burst.module.css'

const FITS = ['xMinYMid slice', 'xMaxYMid slice'] as const

const flight = ({ x, y, turn, delay }: FlyingShape) =>
  ({ '--x': `${x}px`, '--y': `${y}px`, '--turn': `${turn}deg`, '--delay': `${delay}ms` }) as CSSProperties

/** The shapes that fly from the centre to their edge, once (design §13, "Moments"). Decoration; not mirrored. */
export function Burst() {
  return BURST.map((shapes, half) => (
    <svg
      key={FITS[half]}
      viewBox={`0 0 ${BURST_HALF.width} ${BURST_HALF.height}`}
      preserveAspectRatio={FITS[half]}
      aria-hidden="true"
      focusable="false"
      className={styles.half}
    >
      {shapes.map((flying, index) => (
        <g key={index} className={styles.shape} style={flight(flying)}>
          <ArtShape shape={flying.shape} />
        </g>
      ))}
    </svg>
  ))
}
