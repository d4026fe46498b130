import * as z from 'zod/mini'
import { sha256Schema } from '../identifiers.ts'
import { defineCall } from '../define-call.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { codeSchema } from './second-factor.ts'
import { captchaSchema, loginNameSchema, passwordSchema, sessionSchema } from './session.ts'
import { filledText, textMatching, textUpTo } from '../fields.ts'

const CAPTCHA_ACTIONS = ['register', 'login', 'forgot'] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/**
 * ALTCHA's proof of work, version 1 (`altcha-lib/v1`): find `number` in 0…maxnumber with hex SHA-256(salt + number) =
 * challenge. `salt` ends in the parameters `?action=…&expires=…&`; the challenge is bound to both.
 */
export const captchaChallengeSchema = z.object({
  /** The page solves GeeTest's captcha instead, and the proof of this challenge is not accepted (decision 0082). */
  provider: z.optional(z.literal('geetest')),
  algorithm: z.literal('SHA-256'),
  challenge: sha256Schema,
  maxnumber: positiveIntegerSchema,
  salt: textUpTo(512),
  signature: sha256Schema,
})
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>

/** The JSON whose Base64 is the field `captcha` of a body. */
export const captchaSolutionSchema = z.extend(z.omit(captchaChallengeSchema, { maxnumber: true, provider: true }), {
  number: nonNegativeIntegerSchema,
})
export type CaptchaSolution = z.infer<typeof captchaSolutionSchema>

/** GeeTest's own names (its `getValidate`); the Base64 of this JSON is the field `captcha` of a body, too. */
export const geetestAnswerSchema = z.object({
  lot_number: filledText(128),
  captcha_output: filledText(3072),
  pass_token: filledText(512),
  gen_time: textMatching(/^\d{1,16}$/),
})
export type GeetestAnswer = z.infer<typeof geetestAnswerSchema>

export const captchaChallenge = defineCall({
  name: 'captchaChallenge',
  path: '/v1/captcha/challenge',
  auth: 'public',
  idempotent: false,
  summary: 'A proof of work for one action: expires, is accepted once.',
  screens: ['SCR-12'],
  query: { action: z.enum(CAPTCHA_ACTIONS) },
  data: captchaChallengeSchema,
})

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/v1/user/login',
  auth: 'public',
  sameOrigin: true,
  summary: 'Logs in; the answer and its time are the same for an unknown name and a wrong password.',
  screens: ['SCR-12'],
  codes: ['WRONG_CREDENTIALS', 'WRONG_CAPTCHA', 'ACCOUNT_LOCKED', 'SECOND_FACTOR', 'NOT_PERMITTED'],
  body: {
    loginName: loginNameSchema,
    password: passwordSchema,
    captcha: captchaSchema,
    /** Of an account with a second factor; without it the right name and password are refused with 51057. */
    code: z.optional(codeSchema),
  },
  data: z.extend(sessionSchema, {
    /** Only after a login with a recovery code. */
    recoveryCodesLeft: z.optional(nonNegativeIntegerSchema),
  }),
})
