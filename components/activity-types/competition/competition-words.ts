import { formatNumber } from '@fanfare/languages/format.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '#components/ui/text/use-words.ts'
import { boardValue } from '#lib/competition/board.ts'

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

const isNamed = (track: string): track is keyof typeof NAMES => track in NAMES

/** Tracks that are named after their participants, with their measure. */
const MEASURES = {
  TEAM: 'competition.track_volume',
  MEMBER: 'competition.track_volume',
  FOLLOWERS: 'competition.track_pnl',
  LEADS: 'competition.track_pnl',
} as const

const hasOwnMeasure = (track: string): track is keyof typeof MEASURES => track in MEASURES

/** The measure of a track, for the heading of its values. */
export const measureName = (
  track: Pick<CompetitionSection['tracks'][number], 'track' | 'label'>,
  t: Texts['t'],
): string => (hasOwnMeasure(track.track) ? t(MEASURES[track.track]) : trackName(track, t))

/** The platform's name of a track, else ours. */
export const trackName = (
  { track, label }: Pick<CompetitionSection['tracks'][number], 'track' | 'label'>,
  t: Texts['t'],
): string => label || (isNamed(track) ? t(NAMES[track]) : track)

/** A factor with the same digits wherever factors are compared: `1.20`. */
export const factorText = (locale: Locale, factor: string): string => formatNumber(locale, factor, { minFraction: 2 })

/** A return on deposits, a ratio, as the boards write it: `+4.20%`. */
export const roiText = (locale: Locale, roi: string): string => boardValue(locale, { track: 'ROI', unit: null }, roi)
