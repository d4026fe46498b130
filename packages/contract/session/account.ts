import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, nullableText, objects, textSchema, textUpTo } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, nullableInstant, quantitySchema } from '../money.ts'
import { rewardKindSchema, rewardTypeSchema } from '../enumerations.ts'
import { codeSchema } from './second-factor.ts'
import { ACCOUNT_CHANGE, passwordSchema } from './session.ts'

const nameSchema = z.nullable(textUpTo(32))

/**
 * One login. `sessionId` is not secret, because it grants nothing. `lastUsedAt` is its last renewal, so up to 15 minutes old.
 * `browser` and `system` are names like "Chrome" and "Windows", `country` is ISO 3166; none of them has an address or a version.
 */
export const userSessionSchema = z.object({
  sessionId: idSchema,
  current: flagSchema,
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  device: z.nullable(z.object({ browser: nameSchema, system: nameSchema })),
  country: nullableText,
})
export type UserSession = z.infer<typeof userSessionSchema>

export const userSessions = defineCall({
  name: 'userSessions',
  path: '/v1/user/sessions',
  auth: 'user',
  summary: 'Where the user is logged in, the session that was used last first.',
  screens: ['SCR-12'],
  data: { items: z.array(userSessionSchema) },
})

/** A session that has ended already counts as none. */
export const endSessions = defineCall({
  ...ACCOUNT_CHANGE,
  name: 'endSessions',
  path: '/v1/user/sessions/end',
  idempotent: true,
  summary: 'Ends one session of the user, or all but the one that calls.',
  body: z.union([z.object({ sessionId: idSchema }), z.object({ others: z.literal(true) })]),
  data: { ended: nonNegativeIntegerSchema },
})

/** ADR 0136. The file is JSON: one list for each kind of data, times in ms since the epoch, amounts as decimal strings. */
export const userExport = defineCall({
  name: 'userExport',
  path: '/v1/user/export',
  auth: 'user',
  answers: 'file',
  summary: 'Everything that is stored about me, as a JSON file; a few times a day.',
  screens: ['SCR-12'],
  data: textSchema,
})

const amountsSchema = objects({
  amount: quantitySchema,
  /** The kind of the rewards, of which each is a sum of its own. */
  rewardType: z.optional(rewardTypeSchema),
  kind: z.optional(rewardKindSchema),
  rewards: nonNegativeIntegerSchema,
})

/**
 * `lost`: rewards that were not claimed yet. `open`: granted rewards of which something is left; the wallet still pays those that
 * it pays. `confirm`: how the person proves to be present; for an account without a password, a login within the last 15 minutes.
 * @assumed the shape
 */
export const userDeletion = defineCall({
  name: 'userDeletion',
  path: '/v1/user/deletion',
  auth: 'user',
  summary: 'The consequences of deleting my account, and how to confirm it.',
  screens: ['SCR-12'],
  data: {
    lost: amountsSchema,
    open: amountsSchema,
    confirm: z.object({ password: flagSchema, code: flagSchema, loginUntil: nullableInstant }),
  },
})

export const deleteUser = defineCall({
  ...ACCOUNT_CHANGE,
  name: 'deleteUser',
  path: '/v1/user/delete',
  summary: 'Deletes my account for ever: name, password, addresses and messages are erased, and every session ends.',
  codes: ['WRONG_CREDENTIALS', 'SECOND_FACTOR', 'ACCOUNT_LOCKED'],
  body: { password: z.optional(passwordSchema), code: z.optional(codeSchema) },
  data: { deletedAt: instantSchema },
})
