import { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import { deleteUser, endSessions, userDeletion, userSessions } from '@fanfare/contract/session/account.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
} from '@fanfare/contract/session/second-factor.ts'

/** The calls of the account page, and of the pages that reset a password. */
export const securityApi = addEndpoints((build) => ({
  changePassword: build.mutation(endpoint(changePassword, 'body', { ...keepsAnswers, invalidatesTags: ['Session'] })),
  forgotPassword: build.mutation(endpoint(forgotPassword, 'body', keepsAnswers)),
  resetPassword: build.mutation(endpoint(resetPassword, 'body', keepsAnswers)),
  userSessions: build.query({ ...endpoint(userSessions), providesTags: ['Session'] }),
  endSessions: build.mutation(endpoint(endSessions, 'body', { invalidatesTags: ['Session'] })),
  secondFactor: build.query({ ...endpoint(secondFactor), providesTags: ['Factor'] }),
  beginSecondFactor: build.mutation(endpoint(beginSecondFactor, 'body', keepsAnswers)),
  confirmSecondFactor: build.mutation(
    endpoint(confirmSecondFactor, 'body', { ...keepsAnswers, invalidatesTags: ['Factor'] }),
  ),
  endSecondFactor: build.mutation(endpoint(endSecondFactor, 'body', { ...keepsAnswers, invalidatesTags: ['Factor'] })),
  userDeletion: build.query({ ...endpoint(userDeletion), providesTags: ['Factor', 'Reward'] }),
  deleteUser: build.mutation(endpoint(deleteUser, 'body', keepsAnswers)),
}))
