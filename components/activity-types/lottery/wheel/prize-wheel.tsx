import type { CSSProperties } from 'react'
import { segmentPath, segmentTone, segmentTurn, WHEEL_CENTRE } from '#lib/lottery/wheel.ts'
import styles from './prize-wheel.module.css'
import type { WheelSegment } from './wheel-segment.ts'

const LIGHTS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
const LIGHTS_AT = 285

interface PrizeWheelProps {
  segments: readonly WheelSegment[]
  /** Accessible name. */
  label: string
  /** Degrees clockwise; 0 has the first segment upright under the pointer. */
  turn?: number
  isSpinning?: boolean
  /** The segment that glows while the others step back, for the moment between the stop and the result. */
  lit?: number | null
}

const along = (angle: number, part: (angle: number) => number): string =>
  (WHEEL_CENTRE + LIGHTS_AT * part(angle)).toFixed(1)

/**
 * The wheel as a picture: equal segments in the order of the prize table. Turned by an angle, so a resize changes nothing.
 * The disc is a picture of its own, because a browser turns a whole picture without painting it again.
 */
export function PrizeWheel({ segments, label, turn = 0, isSpinning = false, lit = null }: PrizeWheelProps) {
  const count = segments.length
  const outline = segmentPath(count)
  return (
    <div data-picture className={styles.picture}>
      <svg viewBox="0 0 600 600" role="img" aria-label={label} className={styles.wheel}>
        <circle cx={WHEEL_CENTRE} cy={WHEEL_CENTRE} r="297" className={styles.rim} />
        <circle cx={WHEEL_CENTRE} cy={WHEEL_CENTRE} r="272" className={styles.edge} />
        {LIGHTS.map((angle, index) => (
          <circle
            key={angle}
            cx={along(angle, Math.cos)}
            cy={along(angle, Math.sin)}
            r={index % 2 === 0 ? 6.5 : 5}
            className={styles.light}
          />
        ))}
      </svg>
      <svg
        viewBox="0 0 600 600"
        aria-hidden="true"
        focusable="false"
        className={styles.disc}
        data-disc
        data-spinning={isSpinning || undefined}
        data-lit={lit !== null || undefined}
        style={{ '--turn': `${turn}deg` } as CSSProperties}
      >
        {segments.map(({ prizeId, lines }, index) => (
          <g
            key={prizeId ?? 'none'}
            transform={`rotate(${segmentTurn(index, count)} ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
            data-tone={segmentTone(index)}
            data-glows={index === lit || undefined}
          >
            <path d={outline} />
            {lines.map(({ text, size, y }, line) => (
              <text key={line} x={WHEEL_CENTRE} y={y.toFixed(1)} fontSize={size.toFixed(1)} data-first={line === 0}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <svg viewBox="0 0 44 56" aria-hidden="true" focusable="false" data-pointer className={styles.pointer}>
        <path d="M22 54L5 22a17 17 0 1 1 34 0z" />
        <circle cx="22" cy="20" r="7" />
      </svg>
    </div>
  )
}
