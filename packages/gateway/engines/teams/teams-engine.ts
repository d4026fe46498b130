import type { FileWith } from '@fanfare/activities/schema.ts'
import { findPlace } from '#gateway/boards/db/board-places.ts'
import { listTeamResults, writeMemberScores, writeTeamScores } from '#gateway/boards/db/team-scores.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import { countTeams } from '#gateway/teams/db/teams.ts'
import type { DescribedActivity, Engine } from '../engine.ts'
import { finalPrize } from '../places/prize-at.ts'
import { readCompetition } from '../places/read-competition.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import Big from 'big.js'
import type { TeamsDefinition } from '@fanfare/activities/engines/teams.ts'
import { PRIZE_DECIMALS } from '@fanfare/kernel/competition/combine.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { divideDown } from '../../util/decimal.ts'

interface PartInput {
  /** Decimal strings. */
  teamVolume: string
  volume: string
  isCaptain: boolean
}

/**
 * A member’s part of the team’s prize: the captain’s share, and of the rest as much as the member traded of the team’s volume.
 * Rounded down: what is left over is not paid. null means nothing. Pure.
 */
export function memberPart(
  prize: Money,
  { captainShare = '0', memberMaximum }: TeamsDefinition,
  { teamVolume, volume, isCaptain }: PartInput,
) {
  const whole = new Big(teamVolume)
  const forCaptain = new Big(prize.amount).times(captainShare)
  const own = isCaptain ? forCaptain : new Big(0)
  const shared = new Big(prize.amount).minus(forCaptain).times(volume)
  const part = whole.eq(0)
    ? own.round(PRIZE_DECIMALS, Big.roundDown)
    : divideDown(own.times(whole).plus(shared), whole, PRIZE_DECIMALS)
  const isAbove = memberMaximum !== undefined && memberMaximum.unit === prize.unit && part.gt(memberMaximum.amount)
  const paid = isAbove ? new Big(memberMaximum.amount) : part
  return paid.eq(0) ? null : { amount: paid.toFixed(), unit: prize.unit }
}

/** When teams form and trade, ms; ends are exclusive. */
export interface TeamPhases {
  createUntil: number
  joinUntil: number
  competeFrom: number
}

export function teamPhases(
  { teams: { createDays, joinDays, competeAfterDays } }: Pick<FileWith<'teams'>, 'teams'>,
  { startTime, endTime }: { startTime: number; endTime: number },
): TeamPhases {
  const after = (days: number | undefined, otherwise: number) =>
    days === undefined ? otherwise : Math.min(endTime, startTime + days * DAY_MS)
  const joinUntil = after(joinDays, endTime)
  return { createUntil: after(createDays, joinUntil), joinUntil, competeFrom: startTime + competeAfterDays * DAY_MS }
}

/** `competition` of the activity's data with the rules of its teams, and how many there are. */
async function readTeamCompetition(gateway: GatewayContext, activity: DescribedActivity<FileWith<'teams'>>) {
  const { competition } = await readCompetition(gateway, activity)
  if (competition === undefined) return {}
  const {
    minMembers,
    maxMembers,
    captainShare = '0',
    poolShareMaximum = null,
    memberMaximum = null,
  } = activity.file.teams
  const { teams, free } = await countTeams(gateway.db, activity.activityId, maxMembers)
  return {
    competition: {
      ...competition,
      team: {
        minMembers,
        maxMembers,
        captainShare,
        poolShareMaximum,
        memberMaximum,
        teams,
        freeTeams: free,
        ...teamPhases(activity.file, activity),
      },
    },
  }
}

/** Team competitions: teams are ranked by the volume of their members, who share the prize of their team. */
export const teamsEngine: Engine<FileWith<'teams'>> = {
  readCurrent: readTeamCompetition,
  readMine: async (db, { userId, activityId }) => {
    const teamId = await findTeamOf(db, { activityId, userId })
    if (teamId === null) return { rank: null }
    const ranked = await findPlace(db, { activityId, track: 'TEAM', userId: teamId })
    return { rank: ranked?.place?.rank ?? null }
  },
  deriveScores: async (tx, { activityId, track, file }) => {
    const scoring = {
      activityId,
      minMembers: file.teams.minMembers,
      minimum: file.board?.minimum?.amount ?? null,
    }
    if (track === 'TEAM') await writeTeamScores(tx, scoring)
    if (track === 'MEMBER') await writeMemberScores(tx, scoring)
  },
  atEnd: {
    tracks: () => [],
    // Fewer teams, so that a page has no more participants than a page of single traders.
    listResults: (tx, activityId, { teams: { maxMembers } }, { after, limit }) =>
      listTeamResults(tx, activityId, { after, limit: Math.max(1, Math.floor(limit / maxMembers)) }),
    rewardsOf: (file, { team }, results) => {
      const prize = team && finalPrize(file, { rank: team.rank, weightClass: null }, results)
      if (!team || !prize) return []
      const source = `team:${team.teamId}` as const
      // The captain gets a prize that cannot be divided.
      if (!('unit' in prize.amount)) return team.isCaptain ? [{ source, reward: prize }] : []
      const part = memberPart(prize.amount, file.teams, team)
      return part === null ? [] : [{ source, reward: { ...prize, amount: part } }]
    },
  },
}
