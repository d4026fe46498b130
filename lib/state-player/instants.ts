import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { Moment } from '@fanfare/kernel/state-player/choices.ts'

type Schedule = Pick<ActivityDetail, 'startTime' | 'endTime' | 'dataDelaySeconds' | 'competition'>

/**
 * The instants of a moment, ms: when the persona joins (`join`), when it trades, deposits and draws (`act`), and the moment that
 * the page then shows (`show`). null means the gateway's present time. A persona acts as late as possible, because rewards can be
 * claimed for some days only; it joins while teams still form.
 */
export function instantsOf(moment: Moment, { startTime, endTime, dataDelaySeconds, competition }: Schedule) {
  if (moment === 'now') return { join: null, act: null, show: null }
  const lastHour = Math.max(startTime + MINUTE_MS, endTime - HOUR_MS / 2)
  const show = {
    before: startTime - HOUR_MS,
    started: Math.min(startTime + 10 * MINUTE_MS, lastHour),
    middle: (startTime + endTime) / 2,
    'last-hour': lastHour,
    ended: endTime + MINUTE_MS,
    settled: endTime + dataDelaySeconds * 1000 + HOUR_MS,
  }[moment]
  // One ranking earlier, so that the leaderboard of the moment has the trades.
  const ranking = competition === undefined ? 0 : competition.cadence * 1000 + MINUTE_MS
  const act = Math.max(Math.min(show, lastHour) - ranking, Math.min(show, startTime + MINUTE_MS))
  const join = Math.min(act, (competition?.team?.createUntil ?? Infinity) - HOUR_MS)
  return { join: Math.max(join, Math.min(act, startTime + MINUTE_MS)), act, show }
}
