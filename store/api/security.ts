import type { CallInput } from '@fanfare/contract/define-call.ts'
import { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import { endSessions, userSessions } from '@fanfare/contract/session/account.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** The calls of the account page, and of the pages that reset a password. */
export const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({
      ...endpoint(changePassword, (body: CallInput<typeof changePassword>['body']) => ({ body })),
      ...keepsAnswers,
      invalidatesTags: ['Session'],
    }),
    forgotPassword: build.mutation({
      ...endpoint(forgotPassword, (body: CallInput<typeof forgotPassword>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    resetPassword: build.mutation({
      ...endpoint(resetPassword, (body: CallInput<typeof resetPassword>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    userSessions: build.query({ ...endpoint(userSessions), providesTags: ['Session'] }),
    endSessions: build.mutation({
      ...endpoint(endSessions, (body: CallInput<typeof endSessions>['body']) => ({ body })),
      invalidatesTags: ['Session'],
    }),
  }),
})
