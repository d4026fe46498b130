import type { FileWith } from '@fanfare/activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { countTeams } from '#gateway/teams/db/teams.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { DescribedActivity } from '../engine.ts'
import { readCompetition } from '../places/read-competition.ts'
import { teamPhases } from './team-phases.ts'

/** `competition` of the activity's data with the rules of its teams, and how many there are. */
export async function readTeamCompetition(
  gateway: GatewayContext,
  activity: DescribedActivity<FileWith<'teams'>>,
): Promise<{ competition?: CompetitionSection }> {
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
