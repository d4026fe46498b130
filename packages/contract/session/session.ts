import * as z from 'zod/mini'
import { filledText, textSchema, textUpTo } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { readLoginName } from '../typed-text.ts'
import { defineCall } from '../define-call.ts'

/** The answer of login, registration and refresh (contract §3). The refresh and session tokens are in cookies alone. */
export const sessionSchema = z.object({
  userId: idSchema,
  loginName: textSchema,
  token: z.string().check(z.minLength(16), z.maxLength(512)),
  tokenExpiresAt: instantSchema,
  refreshTokenExpiresAt: instantSchema,
})
export type Session = z.infer<typeof sessionSchema>

/** An e-mail, or `+{areaCode}{mobile}`. Login does not check the form: an ill-formed name is an unknown name. */
export const loginNameSchema = z.string().check(z.overwrite(readLoginName), z.minLength(1), z.maxLength(254))

/**
 * The length in characters (contract §3); there are no composition rules. The gateway refuses other lengths with 51055,
 * not 40000.
 */
export const PASSWORD_MINIMUM = 10
export const PASSWORD_MAXIMUM = 128
export const passwordLength = (password: string) => Array.from(password).length

/** Limits the hashing work; `PASSWORD_MINIMUM` and `PASSWORD_MAXIMUM` have an answer of their own. */
export const passwordSchema = filledText(1024)

/** The solved challenge as the Base64 of its JSON (see captcha-challenge). A missing one is refused like a wrong one: 51052. */
export const captchaSchema = z.optional(textUpTo(4096))

/** The fields that changes of an account share. */
export const ACCOUNT_CHANGE = { method: 'POST', auth: 'user', sameOrigin: true, screens: ['SCR-12'] } as const

/** Contract §3: 600 without a cookie, 00004 for an unknown one, 434 when a used one comes back too late. */
export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'POST',
  path: '/v1/user/token/refresh',
  auth: 'public',
  idempotent: true,
  sameOrigin: true,
  summary: 'Renews the token by the refresh cookie alone; each refresh token works once.',
  screens: ['SCR-1'],
  codes: ['LOGIN_NEEDED', 'LOGGED_OUT', 'SESSION_ENDED'],
  data: sessionSchema,
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/user/logout',
  auth: 'user',
  idempotent: true,
  sameOrigin: true,
  summary: 'Ends the session: every token of its family, its cookies and its sockets.',
  screens: ['SCR-1'],
  data: {},
})
