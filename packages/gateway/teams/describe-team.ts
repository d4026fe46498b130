import type { ListedTeam } from '#gateway/teams/db/teams.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'

/** A team as everybody sees it. */
export const describeTeam = (team: ListedTeam, maxMembers: number): Team => ({
  teamId: team.teamId,
  name: team.name,
  captain: maskName(team.captainName),
  members: team.members,
  capacity: maxMembers,
  access: team.access,
  minVolume: team.minVolume,
  rank: team.rank,
  volume: team.score ?? '0',
})
