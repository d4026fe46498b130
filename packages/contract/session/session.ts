import * as z from 'zod/mini'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { readLoginName } from '../typed-text.ts'

/** The answer of login, registration and refresh (contract §3). The refresh and session tokens are in cookies alone. */
export const sessionSchema = z.object({
  userId: idSchema,
  loginName: z.string(),
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
export const passwordLength = (password: string): number => Array.from(password).length

/** Limits the hashing work; `PASSWORD_MINIMUM` and `PASSWORD_MAXIMUM` have an answer of their own. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024))

/** The solved challenge as the Base64 of its JSON (see captcha-challenge). A missing one is refused like a wrong one: 51052. */
export const captchaSchema = z.optional(z.string().check(z.maxLength(4096)))
