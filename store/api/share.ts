import type { CallInput } from '@fanfare/contract/define-call.ts'
import { getUserShareContent } from '@fanfare/contract/share/share.ts'
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
