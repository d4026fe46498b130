import type { CallInput } from '@fanfare/contract/define-call.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
} from '@fanfare/contract/session/second-factor.ts'
import { deleteUser, userDeletion } from '@fanfare/contract/session/account.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** The second factor of an account, and its deletion. */
export const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query({ ...endpoint(secondFactor), providesTags: ['Factor'] }),
    beginSecondFactor: build.mutation({
      ...endpoint(beginSecondFactor, (body: CallInput<typeof beginSecondFactor>['body']) => ({ body })),
      ...keepsAnswers,
    }),
    confirmSecondFactor: build.mutation({
      ...endpoint(confirmSecondFactor, (body: CallInput<typeof confirmSecondFactor>['body']) => ({ body })),
      ...keepsAnswers,
      invalidatesTags: ['Factor'],
    }),
    endSecondFactor: build.mutation({
      ...endpoint(endSecondFactor, (body: CallInput<typeof endSecondFactor>['body']) => ({ body })),
      ...keepsAnswers,
      invalidatesTags: ['Factor'],
    }),
    userDeletion: build.query({ ...endpoint(userDeletion), providesTags: ['Factor', 'Reward'] }),
    deleteUser: build.mutation({
      ...endpoint(deleteUser, (body: CallInput<typeof deleteUser>['body']) => ({ body })),
      ...keepsAnswers,
    }),
  }),
})
