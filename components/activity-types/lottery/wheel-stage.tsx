import { TextLink } from '#components/ui/text/link.tsx'
import type { ReactNode, Ref } from 'react'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { labelWidth } from '#components/ui/text/number-width.ts'
import { cx } from '#components/ui/cx.ts'
import { fitsWheel, segmentPath, segmentTone, segmentTurn, wheelPlaces, WHEEL_CENTRE } from '#lib/lottery/wheel.ts'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './wheel-stage.module.css'
import drawing from './wheel.module.css'
import { formatCompact } from '@fanfare/languages/format.ts'
import { OwnDay } from '#components/ui/time/own-date.tsx'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Phase } from '#components/activity/page-parts.ts'
import { segmentLines, type SegmentLine } from '#lib/lottery/segment-lines.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

interface WheelStageProps {
  segments: readonly WheelSegment[]
  hub: HubView
  /** The actions under the wheel. */
  children?: ReactNode
  /** The last line of the hero. */
  after?: ReactNode
  /** Degrees clockwise; 0 has the first segment upright under the pointer. */
  turn?: number
  /** Turning; between the stop and the result the index of the segment that glows, while the others are dim. */
  spinning?: 'turning' | number
  /** The index of the prize that was drawn last. */
  drawn?: number
  /** A draw is under way: hides the sticky bar, and while the wheel turns the rest of the page, too. */
  busy?: 'still' | 'turning'
  wheelRef?: Ref<HTMLDivElement>
  /** Ended or cancelled: grey. */
  isOver?: boolean
  /** Rendered before the browser knows who is reading. */
  isServers?: boolean
}

const ARCS = [
  [0, 'tang'],
  [120, 'teal'],
  [240, 'ink'],
] as const
const ARC = 'M618 300A318 318 0 0 1 449.3 580.8'

/** The wheel; a grid on narrow phones, for reduced motion, and for too few or too many prizes. */
export function WheelStage({ hub, children, after, busy, wheelRef, isOver, isServers, ...prizes }: WheelStageProps) {
  const middle = <WheelHub {...hub} isServers={isServers} />
  const hasWheel = fitsWheel(prizes.segments.length)
  return (
    <>
      <div
        className={cx(styles.stage, isServers && styles.servers)}
        data-over={isOver || undefined}
        data-draw-busy={busy}
      >
        {hasWheel && (
          <div ref={wheelRef} className={styles.wheel}>
            {busy === 'turning' && (
              // Around the rim.
              <svg viewBox="-40 -40 680 680" aria-hidden className={styles.arcs}>
                {ARCS.map(([angle, tone]) => (
                  <path key={tone} d={ARC} stroke={`var(--art-${tone})`} transform={`rotate(${angle} 300 300)`} />
                ))}
              </svg>
            )}
            <PrizeWheel {...prizes} />
            <div className={styles.hub}>{middle}</div>
          </div>
        )}
        <PrizeGrid {...prizes}>{middle}</PrizeGrid>
        <Row top="12" align="center" justify="center" wrap className={styles.below}>
          {children}
        </Row>
      </div>
      {after && (
        <Row justify="center" size="note" className={cx(styles.after, isServers && styles.servers)}>
          {after}
        </Row>
      )}
    </>
  )
}

export function StillChoice({ isStill, onChange }: { isStill: boolean; onChange: (isStill: boolean) => void }) {
  const { t } = useWords()
  return (
    <Row as="label" gap="8" align="center" weight="medium" text="start" className={styles.choice}>
      <input type="checkbox" checked={isStill} onChange={({ target }) => onChange(target.checked)} />
      {t('lottery.skip')}
    </Row>
  )
}

/**
 * The wheel as a picture: equal segments in the order of the prize table. It is turned by an angle, which a resize does not change.
 * The disc is a separate picture, because a browser turns a whole picture without repainting it.
 */
function PrizeWheel({ segments, turn = 0, spinning }: Pick<WheelStageProps, 'segments' | 'turn' | 'spinning'>) {
  const { t, counted } = useWords()
  const places = wheelPlaces(segments.length)
  const outline = segmentPath(places.length)
  return (
    <div data-picture className={drawing.picture}>
      <svg
        viewBox="-300 -300 600 600"
        role="img"
        aria-label={t('lottery.wheel', counted(segments.length))}
        className={drawing.wheel}
      >
        <circle r="297" className={drawing.rim} />
        <circle r="272" className={drawing.edge} />
        {/* Lights: the round ends of dashes without a length, by turns large and small. */}
        <circle r="285" pathLength="12" strokeDasharray="0 1" className={drawing.lights} />
        <circle r="285" pathLength="12" strokeDasharray="0 1" strokeDashoffset="0.5" className={drawing.lights} />
      </svg>
      <svg
        viewBox="0 0 600 600"
        aria-hidden
        className={drawing.disc}
        data-disc
        data-spinning={spinning === 'turning' || undefined}
        data-lit={typeof spinning === 'number' || undefined}
        style={{ '--turn': `${turn}deg` }}
      >
        {places.map((index, place) => (
          <g
            key={place}
            transform={`rotate(${segmentTurn(place, places.length)} ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
            data-tone={segmentTone(index, segments.length)}
            data-glows={place === spinning || undefined}
          >
            <path d={outline} fill={`var(--art-${segmentTone(index, segments.length)})`} />
            {segments[index]?.lines.map(({ text, size, y }, line) => (
              <text key={line} x={WHEEL_CENTRE} y={y.toFixed(1)} fontSize={size.toFixed(1)}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <svg viewBox="0 0 44 56" aria-hidden data-pointer className={drawing.pointer}>
        <path d="M22 54L5 22a17 17 0 1 1 34 0z" />
        <circle cx="22" cy="20" r="7" />
      </svg>
    </div>
  )
}

/** How many prizes surround the button in a grid of three by three. */
const AROUND = 8

/** `children`: the middle of the grid. */
function PrizeGrid({ segments, drawn, children }: Pick<WheelStageProps, 'segments' | 'drawn' | 'children'>) {
  const isAround = segments.length === AROUND
  const cells = segments.map(({ prizeId, label }, index) => (
    <li key={prizeId ?? 'none'} data-drawn={index === drawn || undefined}>
      {label}
    </li>
  ))
  const button = (
    <li key="button" className={isAround ? drawing.middle : drawing.wide}>
      {children}
    </li>
  )
  return (
    <Text
      as="ul"
      gap="8"
      size="note"
      weight="medium"
      breaks
      text="center"
      className={cx(drawing.grid, styles.grid)}
      data-pairs={segments.length % 2 === 0 && segments.length < 6 ? '' : undefined}
    >
      {cells.toSpliced(isAround ? AROUND / 2 : cells.length, 0, button)}
    </Text>
  )
}

interface HubView {
  title: string
  /** The smaller second line. */
  line?: ReactNode
  /** `title` is the number of draws. */
  isCount?: boolean
  /** Rendered before the browser knows who is reading. */
  isServers?: boolean
}

/** The middle of the wheel: the number of draws, else the state in words. */
export function WheelHub({ title, line, isCount, isServers }: HubView) {
  return (
    // The `key` makes each new number pop in.
    <Stack
      as="p"
      key={title}
      weight="strong"
      tone="primary"
      text="center"
      className={drawing.hub}
      data-count={isCount || undefined}
      data-hub
      // A word that the browser cannot hyphenate has to fit whole.
      style={{ '--longest': Math.max(...title.split(' ').map(labelWidth)) }}
      data-visitors={isServers ? 'each' : undefined}
    >
      <span>{title}</span>
      {line && (
        <Text as="small" weight="medium">
          {line}
        </Text>
      )}
    </Stack>
  )
}

export function SeeOdds() {
  const { t } = useWords()
  return <TextLink href={`#${PRIZES_ID}`}>{t('lottery.see_odds')}</TextLink>
}

/** A prize on the wheel and in the grid, in words; `prizeId` null is "no prize". */
export interface WheelSegment {
  prizeId: string | null
  label: string
  lines: readonly SegmentLine[]
}

/** Characters; a longer figure would be too small to read on a phone. */
const LONG_FIGURE = 8

function contentOf({ reward, label }: ShownPrize, { t, locale, counted, amount }: Words) {
  if (!reward) return { words: t('lottery.no_prize') }
  const pays = reward.amount
  if ('unit' in pays) {
    const figure = amount(pays)
    const short = figure.length > LONG_FIGURE ? formatCompact(locale, pays.amount) : figure
    return { figure: short, unit: rewardWord(reward) === 'coupon' ? t('lottery.coupon') : pays.unit }
  }
  return { words: 'count' in pays ? t('task.draws', counted(pays.count)) : label }
}

/** The segments in the order of the prize table. */
export const wheelSegments = (prizes: readonly ShownPrize[], words: Words) =>
  prizes.map((prize) => ({
    prizeId: prize.prizeId,
    label: words.isolated(prize.label),
    lines: segmentLines(contentOf(prize, words), wheelPlaces(prizes.length).length || prizes.length),
  }))

/** The neutral hub before the start and after the end; null while draws can be used. */
export function closedHub(
  phase: Phase,
  { startTime, endTime, outcome }: Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>,
  { t }: Words,
) {
  const day = (at: number) => <OwnDay at={at} />
  if (outcome === 'CANCELLED') return { title: t('state.cancelled') }
  if (phase === 'before') return { title: t('lottery.opens'), line: day(startTime) }
  return phase === 'over' ? { title: t('state.ended'), line: day(endTime) } : null
}

/** The id of the section with prizes and odds. */
export const PRIZES_ID = 'prizes'
