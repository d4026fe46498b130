import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { codeSchema } from './second-factor.ts'
import { captchaSchema, loginNameSchema, passwordSchema, sessionSchema } from './session.ts'

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/v1/user/login',
  auth: 'public',
  sameOrigin: true,
  source: 'extension',
  summary: 'Logs in; the answer and its time are the same for an unknown name and a wrong password.',
  screens: ['SCR-12'],
  codes: ['WRONG_CREDENTIALS', 'WRONG_CAPTCHA', 'ACCOUNT_LOCKED', 'SECOND_FACTOR', 'NOT_PERMITTED'],
  body: z.object({
    loginName: loginNameSchema,
    password: passwordSchema,
    captcha: captchaSchema,
    /** Of an account with a second factor; without it the right name and password are refused with 51057. */
    code: z.optional(codeSchema),
  }),
  data: z.extend(sessionSchema, {
    /** Only after a login with a recovery code. */
    recoveryCodesLeft: z.optional(nonNegativeIntegerSchema),
  }),
})
