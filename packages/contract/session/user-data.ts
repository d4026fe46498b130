import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { rewardKindSchema, rewardTypeSchema } from '../enumerations.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { codeSchema } from './second-factor.ts'
import { passwordSchema } from './session.ts'

/** ADR 0136. The file is JSON: one list for each kind of data, times in ms since the epoch, amounts as decimal strings. */
export const userExport = defineCall({
  name: 'userExport',
  method: 'GET',
  path: '/v1/user/export',
  auth: 'user',
  answers: 'file',
  source: 'extension',
  summary: 'Everything that is stored about me, as a JSON file; a few times a day.',
  screens: ['SCR-12'],
  data: z.string(),
})

const amountsSchema = z.array(
  z.object({
    amount: z.union([moneySchema, z.object({ count: nonNegativeIntegerSchema }), z.object({ item: z.string() })]),
    /** The kind of the rewards, of which each is a sum of its own. */
    rewardType: z.optional(rewardTypeSchema),
    kind: z.optional(rewardKindSchema),
    rewards: nonNegativeIntegerSchema,
  }),
)

/**
 * `lost`: rewards that were not claimed yet. `open`: granted rewards of which something is left; the wallet still pays those that it pays.
 * `confirm`: how the person proves to be there; an account without a password by a login of the last 15 minutes.
 * @assumed the shape
 */
export const userDeletion = defineCall({
  name: 'userDeletion',
  method: 'GET',
  path: '/v1/user/deletion',
  auth: 'user',
  source: 'extension',
  summary: 'The consequences of deleting my account, and how to confirm it.',
  screens: ['SCR-12'],
  data: z.object({
    lost: amountsSchema,
    open: amountsSchema,
    confirm: z.object({ password: z.boolean(), code: z.boolean(), loginUntil: z.nullable(instantSchema) }),
  }),
})

export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'POST',
  path: '/v1/user/delete',
  auth: 'user',
  sameOrigin: true,
  source: 'extension',
  summary: 'Deletes my account for ever: name, password, addresses and messages are erased, and every session ends.',
  screens: ['SCR-12'],
  codes: ['WRONG_CREDENTIALS', 'SECOND_FACTOR', 'ACCOUNT_LOCKED'],
  body: z.object({ password: z.optional(passwordSchema), code: z.optional(codeSchema) }),
  data: z.object({ deletedAt: instantSchema }),
})
