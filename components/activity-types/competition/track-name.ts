import type { useTranslations } from 'next-intl'
import type { CompetitionSection } from '#lib/contract/competition/competition.ts'

const NAMES = {
  VOLUME: 'competition.track_volume',
  PNL: 'competition.track_pnl',
  ROI: 'competition.track_roi',
} as const

const isNamed = (track: string): track is keyof typeof NAMES => track in NAMES

/** The platform's name of a track, else ours. */
export const trackName = (
  { track, label }: Pick<CompetitionSection['tracks'][number], 'track' | 'label'>,
  t: ReturnType<typeof useTranslations<never>>,
): string => label || (isNamed(track) ? t(NAMES[track]) : track)
