import type { useTranslations } from 'next-intl'
import type { CompetitionSection } from '#lib/contract/competition/competition.ts'

const NAMES = {
  COMBINED: 'compound.track_combined',
  STREAK: 'compound.track_streak',
  VOLUME: 'competition.track_volume',
  PNL: 'competition.track_pnl',
  ROI: 'competition.track_roi',
  TEAM: 'team.track_team',
  MEMBER: 'team.track_member',
} as const

const isNamed = (track: string): track is keyof typeof NAMES => track in NAMES

/** The measure of a track, for the heading of its values: teams and members are ranked by volume. */
export const measureName = (
  track: Pick<CompetitionSection['tracks'][number], 'track' | 'label'>,
  t: ReturnType<typeof useTranslations<never>>,
): string => (track.track === 'TEAM' || track.track === 'MEMBER' ? t('competition.track_volume') : trackName(track, t))

/** The platform's name of a track, else ours. */
export const trackName = (
  { track, label }: Pick<CompetitionSection['tracks'][number], 'track' | 'label'>,
  t: ReturnType<typeof useTranslations<never>>,
): string => label || (isNamed(track) ? t(NAMES[track]) : track)
