import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import {
  competitionTeam,
  competitionTeamApprove,
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamRemove,
} from '@fanfare/contract/competition/team.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint } from './endpoint.ts'

const CHANGES = { invalidatesTags: ['Team' as const, 'Activity' as const] }

export const competitionApi = addEndpoints((build) => ({
  board: build.query({
    ...endpoint(competitionRank, 'query'),
    // Joining gives the user a row of their own.
    providesTags: (_, __, { activityId }) => ['Activity', { type: 'Board', id: activityId }],
  }),
  snapshots: build.query(endpoint(competitionSnapshots, 'query')),
  /** All teams, and the user's own. */
  teams: build.query(endpoint(competitionTeam, 'query', { providesTags: ['Team', 'Activity'] })),
  createTeam: build.mutation(endpoint(competitionTeamCreate, 'activityId, body', CHANGES)),
  joinTeam: build.mutation(endpoint(competitionTeamJoin, 'activityId, body', CHANGES)),
  leaveTeam: build.mutation(
    endpoint(competitionTeamLeave, (activityId: string) => ({ query: { activityId }, body: {} }), CHANGES),
  ),
  answerRequest: build.mutation(endpoint(competitionTeamApprove, 'activityId, body', CHANGES)),
  removeMember: build.mutation(endpoint(competitionTeamRemove, 'activityId, body', CHANGES)),
  handOver: build.mutation(endpoint(competitionTeamHandOver, 'activityId, body', CHANGES)),
}))
