import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { codeSchema } from './second-factor.ts'
import { passwordSchema, sessionSchema } from './session.ts'

/** `field` of a refusal is `password` (the present one), `newPassword`, or `code`, which an account with a second factor needs. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/v1/user/password/change',
  auth: 'user',
  sameOrigin: true,
  source: 'extension',
  summary: 'Changes the password: a new session for this browser, and the end of every other one of the user.',
  screens: ['SCR-12'],
  codes: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD', 'SECOND_FACTOR', 'ACCOUNT_LOCKED', 'NOT_PERMITTED'],
  body: z.object({ password: passwordSchema, newPassword: passwordSchema, code: z.optional(codeSchema) }),
  data: sessionSchema,
})
