import { userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { activityShared, getUserShareContent } from '@fanfare/contract/share/share.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

export const shareApi = addEndpoints((build) => ({
  shareContent: build.mutation(endpoint(getUserShareContent, 'body', keepsAnswers)),
  activityShared: build.mutation(endpoint(activityShared, 'activityId, body', { invalidatesTags: ['Task'] })),
  userVipCode: build.query(endpoint(userVipCode)),
}))
