import {
  competitionTeam,
  competitionTeamApprove,
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamRemove,
} from '@fanfare/contract/competition/team.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

type Body<Definition extends CallDefinition> = CallInput<Definition> extends { body: infer Content } ? Content : never

/** The body of a change of the user's team, with the activity. */
export type TeamChange<Definition extends CallDefinition> = Body<Definition> & { activityId: string }

const CHANGED = ['Team', 'Activity'] as const
const split = <Content extends { activityId: string }>({ activityId, ...body }: Content) => ({
  query: { activityId },
  body,
})

export const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Teams and the user's own. */
    teams: build.query({
      ...endpoint(competitionTeam, (query: CallInput<typeof competitionTeam>['query']) => ({ query })),
      providesTags: ['Team', 'Activity'],
    }),
    createTeam: build.mutation({
      ...endpoint(competitionTeamCreate, (change: TeamChange<typeof competitionTeamCreate>) => split(change)),
      invalidatesTags: [...CHANGED],
    }),
    joinTeam: build.mutation({
      ...endpoint(competitionTeamJoin, (change: TeamChange<typeof competitionTeamJoin>) => split(change)),
      invalidatesTags: [...CHANGED],
    }),
    leaveTeam: build.mutation({
      ...endpoint(competitionTeamLeave, (activityId: string) => ({ query: { activityId }, body: {} })),
      invalidatesTags: [...CHANGED],
    }),
    answerRequest: build.mutation({
      ...endpoint(competitionTeamApprove, (change: TeamChange<typeof competitionTeamApprove>) => split(change)),
      invalidatesTags: [...CHANGED],
    }),
    removeMember: build.mutation({
      ...endpoint(competitionTeamRemove, (change: TeamChange<typeof competitionTeamRemove>) => split(change)),
      invalidatesTags: [...CHANGED],
    }),
    handOver: build.mutation({
      ...endpoint(competitionTeamHandOver, (change: TeamChange<typeof competitionTeamHandOver>) => split(change)),
      invalidatesTags: [...CHANGED],
    }),
  }),
})
