import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { filledText, flagSchema, textMatching, textSchema, textsSchema } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { nullableInstant } from '../money.ts'
import { ACCOUNT_CHANGE, passwordSchema } from './session.ts'

/** Six digits of an app, or a recovery code; spaces and hyphens do not count. Any other text is a wrong code. */
export const codeSchema = filledText(64)

export const RECOVERY_CODES = 10

/** @assumed the shape of all four; `since` is null while it is off. */
export const secondFactor = defineCall({
  name: 'secondFactor',
  path: '/v1/user/second-factor',
  auth: 'user',
  summary: 'Whether a login needs a code of an app too, and how many recovery codes are left.',
  screens: ['SCR-12'],
  data: {
    on: flagSchema,
    since: nullableInstant,
    recoveryCodesLeft: nonNegativeIntegerSchema,
  },
})

/** `secret` is Base32, `uri` is that of a QR code for an app (RFC 6238); a new secret replaces one that was not confirmed. */
export const beginSecondFactor = defineCall({
  name: 'beginSecondFactor',
  ...ACCOUNT_CHANGE,
  path: '/v1/user/second-factor/begin',
  summary: 'A new secret for an app that makes codes; nothing changes until its first code is confirmed.',
  codes: ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'ALREADY_BOUND'],
  body: { password: passwordSchema },
  data: { secret: textMatching(/^[A-Z2-7]{32}$/), uri: textSchema },
})

/** The recovery codes are in this answer alone. */
export const confirmSecondFactor = defineCall({
  name: 'confirmSecondFactor',
  ...ACCOUNT_CHANGE,
  path: '/v1/user/second-factor/confirm',
  summary: 'Turns the second factor on by a code of the new secret, and gives the recovery codes once.',
  codes: ['SECOND_FACTOR', 'ACCOUNT_LOCKED', 'ALREADY_BOUND', 'NOT_FOUND'],
  body: { code: codeSchema },
  data: { recoveryCodes: textsSchema.check(z.length(RECOVERY_CODES)) },
})

export const endSecondFactor = defineCall({
  name: 'endSecondFactor',
  ...ACCOUNT_CHANGE,
  path: '/v1/user/second-factor/end',
  summary: 'Turns the second factor off, by the password and a code or a recovery code.',
  codes: ['WRONG_CREDENTIALS', 'SECOND_FACTOR', 'ACCOUNT_LOCKED', 'NOT_FOUND'],
  body: { password: passwordSchema, code: codeSchema },
  data: { on: z.literal(false) },
})
