import { copyTradingTraders } from '#lib/contract/copy-trading/traders.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export const copyTradingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    traders: build.query({
      ...endpoint(copyTradingTraders, (activityId: string) => ({ query: { activityId } })),
      providesTags: ['Activity'],
    }),
  }),
})
