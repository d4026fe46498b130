import { DEFAULT_BOARD, type BoardDefinition } from '@fanfare/activities/engines/places.ts'
import type { FactorsDefinition } from '@fanfare/activities/engines/factors.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { activityTypeRow, ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'

export interface RankedTrack<Of extends Track = Track> {
  track: Of
  /** Periods besides the whole activity. */
  periods: readonly ('DAY' | 'WEEK')[]
}

/** The leaderboards of an activity. */
export interface Board extends Omit<BoardDefinition, 'tracks'> {
  /** Tracks whose scores come from a participant's own facts. */
  scored: readonly RankedTrack<'VOLUME' | 'PNL' | 'ROI' | 'STREAK' | 'FOLLOWERS'>[]
  /** Tracks whose scores come from other participants' facts. */
  shared: readonly RankedTrack<'LEADS'>[]
  /** The track whose ranks have the prizes of the file. */
  tiersOf: Track
  /** Participants with lower deposits have no place by ROI. */
  roiMinimum: Money | null
  /** The leaderboards in their order; the first one is paid. */
  tracks: readonly RankedTrack[]
  /** Facts count this many days after the start of the activity. */
  countAfterDays: number
}

const PLAIN = { shared: [], roiMinimum: null, countAfterDays: 0 } satisfies Partial<Board>

/** The leaderboards of an activity; null when it has no places, or they are not of its traders. */
export function boardOf(file: FileWith<'places'>): Board | null {
  if ('factors' in file) return boardOfFactors(file.board ?? DEFAULT_BOARD, file.factors)
  if ('teams' in file) return boardOfTeams(file.board ?? DEFAULT_BOARD, file.teams.competeAfterDays)
  const board = file.board ?? (file.tiers.length > 0 ? defaultBoard(file) : null)
  return (
    board && {
      ...PLAIN,
      ...board,
      scored: scoredTracks(board),
      shared: board.tracks.filter(isShared),
      tiersOf: board.tracks[0]?.track ?? 'VOLUME',
    }
  )
}

/** The leaderboards of an activity whose file has places alone; null when its type ranks nobody. */
function defaultBoard({ type }: FileWith<'places'>): BoardDefinition | null {
  const ranks = activityTypeRow(ACTIVITY_TYPES[type].code)?.ranks
  return ranks ? { ...DEFAULT_BOARD, tracks: ranks.map((track) => ({ track, periods: [] })) } : null
}

/** Adds VOLUME, because the minimum is a volume, where no leaderboard ranks by it. */
function scoredTracks({ tracks, minimum }: BoardDefinition): Board['scored'] {
  const scored = tracks.filter(isScored)
  const lacksVolume = minimum !== undefined && scored.every(({ track }) => track !== 'VOLUME')
  return lacksVolume ? [...scored, { track: 'VOLUME', periods: [] }] : scored
}

type DefinedTrack = BoardDefinition['tracks'][number]

const isShared = (ranked: DefinedTrack): ranked is DefinedTrack & { track: 'LEADS' } => ranked.track === 'LEADS'
const isScored = (ranked: DefinedTrack): ranked is DefinedTrack & { track: Exclude<DefinedTrack['track'], 'LEADS'> } =>
  !isShared(ranked)

/** Teams are ranked by the volume of their members, who have a board of their own. */
const boardOfTeams = (board: BoardDefinition, countAfterDays: number): Board => ({
  ...PLAIN,
  ...board,
  tiersOf: 'TEAM',
  countAfterDays,
  scored: [{ track: 'VOLUME', periods: [] }],
  tracks: [
    { track: 'TEAM', periods: [] },
    { track: 'MEMBER', periods: [] },
  ],
})

/** The combined prizes come first, then the tracks from which they are computed. */
function boardOfFactors(board: BoardDefinition, { roi, streak }: FactorsDefinition): Board {
  const scored: Board['scored'] = [
    { track: 'VOLUME', periods: [] },
    ...(roi === undefined ? [] : [{ track: 'ROI' as const, periods: [] }]),
    ...(streak === undefined ? [] : [{ track: 'STREAK' as const, periods: [] }]),
  ]
  return {
    ...PLAIN,
    ...board,
    scored,
    tracks: [{ track: 'COMBINED', periods: [] }, ...scored],
    tiersOf: 'VOLUME',
    roiMinimum: roi?.minimumDeposit ?? null,
  }
}

/** The track of the result: it is paid at the end. */
export const paidTrack = ({ tracks }: Board) => tracks[0]?.track ?? 'VOLUME'

/** The track whose scores add up to the volume of all participants. */
export const volumeTrack = (board: Board): Track => (paidTrack(board) === 'TEAM' ? 'TEAM' : 'VOLUME')
