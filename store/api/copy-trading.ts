import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, ofActivity } from './endpoint.ts'

export const copyTradingApi = addEndpoints((build) => ({
  traders: build.query(endpoint(copyTradingTraders, ofActivity, { providesTags: ['Activity'] })),
}))
