import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { BoardPeriod, CompetitionSection, Track } from '@fanfare/contract/competition/competition.ts'
import { isPoolGrowing, unlockedShare } from '#lib/competition/prize-today.ts'
import { placeTiers } from '#lib/competition/paid-places.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '#components/ui/text/use-words.ts'
import { boardValue } from '#lib/competition/board.ts'

/** Picks the fields that cross to the browser. */
export const pick = <From extends object, Key extends keyof From>(from: From, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>

/** A leaderboard's facts, as data that crosses to the browser. */
export const boardSubject = (detail: ActivityDetail, competition: CompetitionSection) => ({
  ...pick(detail, 'activityId', 'status', 'startTime', 'timeZone'),
  ...pick(competition, 'tracks', 'cadence', 'minimum'),
  classes: competition.weightClasses,
  /** The prizes follow the unlocked part of the pool. */
  isGrowing: isPoolGrowing(competition),
})

export type BoardSubject = ReturnType<typeof boardSubject>

/** The reader's choice of rows. */
export interface BoardChoice {
  track: Track
  period: BoardPeriod
  /** Absent: the reader's own, or the first one. */
  weightClass?: string
  /** From 0. */
  pageIndex: number
}

/** The minutes between two rankings; `cadence` is in seconds. */
export const minutesOf = (cadence: number) => Math.max(1, Math.round(cadence / 60))

/** The first track over the whole activity, which the server renders. */
export const firstChoice = ({ tracks }: BoardSubject): BoardChoice => ({
  track: tracks[0]?.track ?? 'VOLUME',
  period: 'ALL',
  pageIndex: 0,
})

export const BOARD_ID = 'leaderboard'

/** The facts for the cards of the user's place, as data that crosses to the browser. */
export const placeSubject = (detail: ActivityDetail, competition: CompetitionSection) => ({
  ...pick(detail, 'activityId', 'status', 'outcome', 'startTime', 'endTime', 'timeZone'),
  classes: competition.weightClasses,
  ...pick(competition, 'cadence', 'minimum', 'dailyCap', 'feeRate', 'markets', 'minimumTraders', 'traders'),
  /** The first track, which decides the prizes. */
  track: competition.tracks[0] ?? NO_TRACK,
  isGrowing: isPoolGrowing(competition),
  /** Best first; empty where weight classes have the prizes. */
  tiers: placeTiers(detail.tiers, unlockedShare(competition, detail.pool)),
})

export type PlaceSubject = ReturnType<typeof placeSubject>

const NO_TRACK: NamedTrack = { track: 'VOLUME', label: '' }

const NAMES = {
  COMBINED: 'compound.track_combined',
  STREAK: 'compound.track_streak',
  VOLUME: 'competition.track_volume',
  PNL: 'competition.track_pnl',
  ROI: 'competition.track_roi',
  TEAM: 'team.track_team',
  MEMBER: 'team.track_member',
  FOLLOWERS: 'copy.track_followers',
  LEADS: 'copy.traders',
} as const

type NamedTrack = Pick<CompetitionSection['tracks'][number], 'track' | 'label'>

/** The measure of a track, for the heading of its values: some tracks are named after their participants. */
export function measureName(named: NamedTrack, t: Texts['t']) {
  const { track } = named
  if (track === 'TEAM' || track === 'MEMBER') return t('competition.track_volume')
  return track === 'FOLLOWERS' || track === 'LEADS' ? t('competition.track_pnl') : trackName(named, t)
}

/** The platform's name for a track, else ours. */
export const trackName = ({ track, label }: NamedTrack, t: Texts['t']) => label || t(NAMES[track])

/** A factor, always with the same number of digits: `1.20`. */
export const factorText = (locale: Locale, factor: string) => formatNumber(locale, factor, { minFraction: 2 })

/** A return on deposits (a ratio) as a signed percentage: `+4.20%`. */
export const roiText = (locale: Locale, roi: string) => boardValue(locale, { track: 'ROI', unit: null }, roi)
