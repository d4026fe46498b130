import type { CSSProperties } from 'react'
import { segmentPath, segmentTurn, WHEEL_CENTRE } from '#lib/lottery/wheel.ts'
import styles from './prize-wheel.module.css'
import type { WheelSegment } from './wheel-segment.ts'

/** By index; no two neighbours have the same, also not the last and the first of 6 to 10. */
const TONES = ['sun', 'ink', 'tang', 'paper', 'sun', 'teal', 'ink', 'rose', 'paper', 'tang'] as const
const LIGHTS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
const LIGHTS_AT = 289

interface PrizeWheelProps {
  segments: readonly WheelSegment[]
  /** Accessible name. */
  label: string
  /** Degrees clockwise; 0 has the first segment upright under the pointer. */
  turn?: number
  isSpinning?: boolean
}

const along = (angle: number, part: (angle: number) => number): string =>
  (WHEEL_CENTRE + LIGHTS_AT * part(angle)).toFixed(1)

/** The wheel as a picture: equal segments in the order of the prize table. Turned by an angle, so a resize changes nothing. */
export function PrizeWheel({ segments, label, turn = 0, isSpinning = false }: PrizeWheelProps) {
  const count = segments.length
  const outline = segmentPath(count)
  return (
    <>
      <svg viewBox="0 0 600 600" role="img" aria-label={label} className={styles.wheel}>
        <circle cx={WHEEL_CENTRE} cy={WHEEL_CENTRE} r="296" className={styles.rim} />
        <circle cx={WHEEL_CENTRE} cy={WHEEL_CENTRE} r="282" className={styles.edge} />
        <g
          className={styles.turning}
          data-spinning={isSpinning || undefined}
          style={{ '--turn': `${turn}deg` } as CSSProperties}
        >
          {segments.map(({ prizeId, lines }, index) => (
            <g
              key={prizeId ?? 'none'}
              transform={`rotate(${segmentTurn(index, count)} ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
              data-tone={TONES[index % TONES.length]}
            >
              <path d={outline} />
              {lines.map(({ text, size, y }, line) => (
                <text key={line} x={WHEEL_CENTRE} y={y.toFixed(1)} fontSize={size.toFixed(1)} data-first={line === 0}>
                  {text}
                </text>
              ))}
            </g>
          ))}
        </g>
        {LIGHTS.map((angle) => (
          <circle key={angle} cx={along(angle, Math.cos)} cy={along(angle, Math.sin)} r="4" className={styles.light} />
        ))}
      </svg>
      <svg viewBox="0 0 34 38" aria-hidden="true" focusable="false" className={styles.pointer}>
        <path d="M3 3h28L17 36z" />
      </svg>
    </>
  )
}
