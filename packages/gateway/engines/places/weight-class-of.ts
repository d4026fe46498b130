import { volumeOf } from '../../facts/measures/trades.ts'
import type { Cell } from '../../facts/fact-slice.ts'
import type { Score } from '../engine.ts'
import { boardWindows } from './board-windows.ts'
import { reachedOf, tallyIn, type Trader } from './trader.ts'
import { CLASS_TRACK, classesOf, classOfVolume, classWindow } from './weight-classes.ts'

/**
 * The weight class by the volume before the start, and the score that says so. A fact from before the start may arrive late and
 * change the class: then the scores of the other classes are left.
 */
export function weightClassOf(
  trader: Trader,
  now: number,
): { own: string | null; scores: readonly Score[]; unclear: readonly Cell[] } {
  const { board, frame, facts } = trader
  const classes = board.weightClasses
  if (classes === undefined) return { own: null, scores: [], unclear: [] }
  const before = reachedOf(tallyIn(trader, classWindow(classes, frame), volumeOf(board.markets)))
  const volume = before?.value.toFixed() ?? '0'
  const own = classOfVolume(classes, volume)
  const others = classesOf(board).filter((one) => one !== own)
  const mayHaveMoved = facts.earliestArrival !== null && facts.earliestArrival < frame.startTime
  const left = mayHaveMoved ? boardWindows(board.scored, others, frame, now) : []
  return {
    own,
    scores: [
      { track: CLASS_TRACK, score: volume, reachedAt: before?.at ?? frame.startTime, unranked: null },
      ...left.map(({ key }) => ({
        track: key,
        score: '0',
        reachedAt: frame.startTime,
        unranked: 'NOT_ENOUGH' as const,
        isLeft: true as const,
      })),
    ],
    unclear: before?.unclear ?? [],
  }
}
