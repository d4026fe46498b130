import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { baseApi } from './base-api.ts'
import { endpoint, ofActivity } from './endpoint.ts'

export const copyTradingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    traders: build.query(endpoint(copyTradingTraders, ofActivity, { providesTags: ['Activity'] })),
  }),
})
