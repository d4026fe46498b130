import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { cx } from '#components/ui/cx.ts'
import { fitsWheel } from '#lib/lottery/wheel.ts'
import { PrizeGrid } from './prize-grid.tsx'
import { PrizeWheel } from './prize-wheel.tsx'
import { WheelHub, type HubView } from './wheel-hub.tsx'
import type { WheelSegment } from './wheel-segment.ts'
import styles from './wheel-stage.module.css'

export interface WheelStageProps {
  segments: readonly WheelSegment[]
  /** Accessible name of the wheel. */
  label: string
  hub: HubView
  /** The actions under the wheel. */
  children?: ReactNode
  /** The last line of the hero. */
  after?: ReactNode
  turn?: number
  isSpinning?: boolean
  /** The index of the segment that glows. */
  lit?: number | null
  /** The index of the prize that was drawn last. */
  drawn?: number | null
  /** A draw is under way: the bar of a phone gives way to it, and while the wheel turns the rest of the page as well. */
  busy?: 'still' | 'turning' | null
  /** Gets the box of the wheel. */
  wheelRef?: Ref<HTMLDivElement>
  /** Ended or cancelled: grey. */
  isOver?: boolean
  /** Rendered before the browser knows who is reading. */
  isServers?: boolean
}

/** The wheel, or a grid where a wheel has no room or must not turn: narrow phones, reduced motion, few or many prizes. */
export function WheelStage(props: WheelStageProps) {
  const { segments, label, hub, children, after, turn, isSpinning, lit, drawn } = props
  const { busy = null, wheelRef, isOver = false, isServers = false } = props
  const middle = <WheelHub {...hub} isServers={isServers} />
  const hasWheel = fitsWheel(segments.length)
  return (
    <>
      <div
        className={cx(styles.stage, isServers && styles.servers)}
        data-over={isOver || undefined}
        data-draw-busy={busy ?? undefined}
        data-grid={hasWheel ? undefined : ''}
      >
        {hasWheel && (
          <div ref={wheelRef} className={styles.wheel}>
            {busy === 'turning' && <Arcs />}
            <PrizeWheel segments={segments} label={label} turn={turn} isSpinning={isSpinning} lit={lit} />
            <div className={styles.hub}>{middle}</div>
          </div>
        )}
        <PrizeGrid segments={segments} drawn={drawn} className={styles.grid}>
          {middle}
        </PrizeGrid>
        <div className={styles.below}>{children}</div>
      </div>
      {after && <div className={cx(styles.after, isServers && styles.servers)}>{after}</div>}
    </>
  )
}

const ARCS = [0, 120, 240] as const
const ARC = 'M618 300A318 318 0 0 1 449.3 580.8'

/** Three strokes around the rim while the wheel turns. */
function Arcs() {
  return (
    <svg viewBox="-40 -40 680 680" aria-hidden="true" focusable="false" className={styles.arcs}>
      {ARCS.map((angle) => (
        <path key={angle} d={ARC} transform={`rotate(${angle} 300 300)`} />
      ))}
    </svg>
  )
}

interface StillChoiceProps {
  isStill: boolean
  onChange: (isStill: boolean) => void
}

export function StillChoice({ isStill, onChange }: StillChoiceProps) {
  const t = useTranslations('lottery')
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isStill} onChange={({ target }) => onChange(target.checked)} />
      {t('skip')}
    </label>
  )
}
