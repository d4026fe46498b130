import type { CallInput } from '@fanfare/contract/define-call.ts'
import { getUserShareContent } from '@fanfare/contract/share/get-user-share-content.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

export const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shareContent: build.mutation({
      ...endpoint(getUserShareContent, (body: NonNullable<CallInput<typeof getUserShareContent>['body']>) => ({
        body,
      })),
      ...keepsAnswers,
    }),
  }),
})
