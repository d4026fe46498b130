import { defineCall } from '../define-call.ts'
import { sessionSchema } from './session.ts'

/** Contract §3: 600 without a cookie, 00004 for an unknown one, 434 when a used one comes back too late. */
export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'POST',
  path: '/v1/user/token/refresh',
  auth: 'public',
  idempotent: true,
  sameOrigin: true,
  source: 'extension',
  summary: 'Renews the token by the refresh cookie alone; each refresh token works once.',
  screens: ['SCR-1'],
  codes: ['LOGIN_NEEDED', 'LOGGED_OUT', 'SESSION_ENDED'],
  data: sessionSchema,
})
