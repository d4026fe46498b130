import Big from 'big.js'
import { reachOf, type Tally } from '../../facts/measures/tally.ts'
import { volumeOf } from '../../facts/measures/trades.ts'
import { daysWithin } from './days-within.ts'
import { reachedOf, tallyIn, type Reached, type Trader, type Window } from './trader.ts'

/** The volume of a window, or the sum of what counts of each of its days. */
export function volumeIn(trader: Trader, window: Window): Reached | null {
  const { board, frame } = trader
  const measure = volumeOf(board.markets)
  if (board.dailyCap === undefined) return reachedOf(tallyIn(trader, window, measure))
  const cap = new Big(board.dailyCap.amount)
  const days = daysWithin(frame, window).flatMap((day) => {
    const tally = tallyIn(trader, day, measure)
    const reached = cappedOf(tally, cap)
    return reached === null ? [] : [{ ...reached, counts: tally.counted.length > 0 }]
  })
  if (days.length === 0) return null
  // A later day without a trade that counts does not make the score a later one.
  const counting = days.filter(({ counts }) => counts)
  return {
    value: days.reduce((sum, { value }) => sum.plus(value), new Big(0)),
    at: Math.max(...(counting.length > 0 ? counting : days).map(({ at }) => at)),
    unclear: days.flatMap(({ unclear }) => unclear),
  }
}

/** Of a day: at most the cap, at the instant that reached it. */
function cappedOf(tally: Tally, cap: Big): Reached | null {
  const whole = reachedOf(tally)
  if (whole === null || whole.value.lte(cap)) return whole
  const reach = reachOf(tally, cap)
  return { value: cap, at: reach?.lastAt ?? whole.at, unclear: [...whole.unclear, ...(reach?.unclear ?? [])] }
}
