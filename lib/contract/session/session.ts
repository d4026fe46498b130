import * as z from 'zod/mini'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/** Contract §3: what login, registration and refresh answer. The refresh and session tokens travel in cookies alone. */
export const sessionSchema = z.object({
  userId: idSchema,
  loginName: z.string(),
  token: z.string().check(z.minLength(16), z.maxLength(512)),
  tokenExpiresAt: instantSchema,
  refreshTokenExpiresAt: instantSchema,
})
export type Session = z.infer<typeof sessionSchema>

/** An e-mail, or `+{areaCode}{mobile}`. Its form is not checked at login: a wrong one is just an unknown name. */
export const loginNameSchema = z.string().check(z.minLength(1), z.maxLength(254))

/** Contract §3, in characters; there are no composition rules. The gateway answers 51055 outside of them, not 40000. */
export const PASSWORD_MINIMUM = 10
export const PASSWORD_MAXIMUM = 128
export const passwordLength = (password: string): number => Array.from(password).length

/** Bounds the hashing work only; the real rule answers 51055 with its field. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024))

/** The solved challenge as the Base64 of its JSON (see captcha-challenge). Missing counts as wrong: 51052. */
export const captchaSchema = z.optional(z.string().check(z.maxLength(4096)))
