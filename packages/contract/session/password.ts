import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { languageTypeSchema } from '../language-type.ts'
import { ACCOUNT_CHANGE, captchaSchema, loginNameSchema, passwordSchema, sessionSchema } from './session.ts'
import { codeSchema } from './second-factor.ts'
import { filledText } from '../fields.ts'

/** `languageType` is the language of the mail and of the page that it leads to. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/v1/user/password/forgot',
  auth: 'public',
  summary: 'Sends a link to choose a new password; the answer and its time are the same for every name.',
  screens: ['SCR-12'],
  codes: ['WRONG_CAPTCHA', 'NOT_PERMITTED'],
  body: { loginName: loginNameSchema, languageType: languageTypeSchema, captcha: captchaSchema },
  data: {},
})

/** `token` comes from the link of the mail. A link that was used, replaced or is older than 30 minutes is 51050 with the field `token`. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/v1/user/password/reset',
  auth: 'public',
  summary: 'Sets a new password by the link of a mail, once, and ends every session of the user.',
  screens: ['SCR-12'],
  codes: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD'],
  body: { token: filledText(128), newPassword: passwordSchema },
  data: {},
})

/** `field` of a refusal is `password` (the present one), `newPassword`, or `code`, which an account with a second factor needs. */
export const changePassword = defineCall({
  ...ACCOUNT_CHANGE,
  name: 'changePassword',
  path: '/v1/user/password/change',
  summary: 'Changes the password: a new session for this browser, and the end of every other one of the user.',
  codes: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD', 'SECOND_FACTOR', 'ACCOUNT_LOCKED', 'NOT_PERMITTED'],
  body: { password: passwordSchema, newPassword: passwordSchema, code: z.optional(codeSchema) },
  data: sessionSchema,
})
