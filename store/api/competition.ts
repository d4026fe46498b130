import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export const competitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    board: build.query({
      ...endpoint(competitionRank, (query: CallInput<typeof competitionRank>['query']) => ({ query })),
      // Joining gives the user a row of their own.
      providesTags: (_, __, { activityId }) => ['Activity', { type: 'Board', id: activityId }],
    }),
    snapshots: build.query({
      ...endpoint(competitionSnapshots, (query: CallInput<typeof competitionSnapshots>['query']) => ({ query })),
    }),
  }),
})
