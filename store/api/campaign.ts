import { backApply, checkAirdropPositionAccount, checkShowActivity } from '@fanfare/contract/activity/campaign.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, ofActivity } from './endpoint.ts'

/** The calls of general campaigns, in a file of their own because only their pages load them. */
export const campaignApi = addEndpoints((build) => ({
  showActivity: build.query(endpoint(checkShowActivity, ofActivity, { providesTags: ['Activity'] })),
  airdropCheck: build.query(endpoint(checkAirdropPositionAccount, ofActivity, { providesTags: ['Activity'] })),
  backApply: build.mutation(endpoint(backApply, 'body', { invalidatesTags: ['Activity'] })),
}))
