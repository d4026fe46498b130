import { logout } from '@fanfare/contract/session/session.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** The calls of every page that knows its user. */
export const sessionApi = addEndpoints((build) => ({
  userinfo: build.query(endpoint(userinfo, 'body', { providesTags: ['User'] })),
  logout: build.mutation({ ...endpoint(logout), ...keepsAnswers }),
}))
