import Big from 'big.js'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import type { competitionRank } from '@fanfare/contract/competition/rank.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** One page of a leaderboard, with the caller's own row. */
export type Board = CallData<typeof competitionRank>

export interface Measure {
  track: Track
  /** null when the values are ratios, or days of a streak. */
  unit: string | null
}

const RATIO_DIGITS = { minFraction: 2, maxFraction: 2, rounding: 'down' } as const

/** Tracks whose values are profits and losses. */
const RESULTS: ReadonlySet<Track> = new Set(['PNL', 'FOLLOWERS', 'LEADS'])

const signOf = ({ track, unit }: Measure, value: string) =>
  (RESULTS.has(track) || unit === null) && new Big(value).gt(0) ? '+' : ''

/** Whether a value is a profit or a loss; null for zero, and on tracks that measure no result. */
export function resultOf({ track, unit }: Measure, value: string) {
  if (track === 'STREAK' || (unit !== null && !RESULTS.has(track))) return null
  const order = new Big(value).cmp(0)
  return order === 0 ? null : order > 0 ? 'up' : 'down'
}

/** A value of a leaderboard without its unit, which the column names: `5,902,317.08`, `+120.50`, `+4.20%`, `5` days. */
export function boardValue(locale: Locale, measure: Measure, value: string) {
  const { unit } = measure
  if (measure.track === 'STREAK') return formatNumber(locale, value)
  const sign = signOf(measure, value)
  if (unit === null) return sign === '' ? formatPercent(locale, value, RATIO_DIGITS) : signedPercent(locale, value)
  const text = `${sign}${formatAmount(locale, { amount: value, unit }, { isMoved: true })}`
  return /^[+-]/.test(text) ? isolateLtr(locale, text) : text
}

const signedPercent = (locale: Locale, value: string) =>
  isolateLtr(locale, `+${formatPercent(locale, value, RATIO_DIGITS)}`)

/** The same with its unit, for a sentence. */
export function boardFigure(locale: Locale, measure: Measure, value: string) {
  const { unit } = measure
  if (unit === null) return boardValue(locale, measure, value)
  return formatMoney(locale, { amount: value, unit }, { isMoved: true, signed: RESULTS.has(measure.track) })
}

/** The distance between two values with its unit: it has no sign. */
export const gapFigure = (locale: Locale, unit: string | null, gap: string) =>
  boardFigure(locale, { track: 'VOLUME', unit }, gap)
