import * as z from 'zod/mini'
import { REWARD_TYPES } from '../enumerations.ts'
import { nullableText, textMatching, textSchema, textUpTo, zeroByDefault } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { amountSchema } from '../money.ts'

/** The roles of the staff. `platform` is a program, never a person. */
export const STAFF_ROLES = ['viewer', 'support', 'operator', 'risk', 'approver', 'platform'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every role of a person: each of them sees at least what a viewer sees. */
export const VIEWERS = ['viewer', 'support', 'operator', 'risk', 'approver'] as const
export type PersonRole = (typeof VIEWERS)[number]
export const OPERATORS = ['operator'] as const
export const PLATFORM = ['platform'] as const

/** The fields that every call of the staff shares; `roles`, name and shapes are its own. */
export const STAFF_CALL = {
  auth: 'ops',
  isPersonal: true,
} as const

/** The fields that calls about one activity share. */
export const ACTIVITY_CALL = {
  ...STAFF_CALL,
  params: z.object({ alias: aliasSchema }),
  codes: ['NOT_FOUND'],
} as const

/** The refusals of a call about one person, or something of theirs. */
export const PERSONAL_CODES = ['NOT_FOUND', 'NOT_PERMITTED'] as const
export const userParams = z.object({ userId: idSchema })
export const personSchema = z.object({ userId: idSchema, maskedName: textSchema })

/** The kind of a reward, in sums. */
export const assetShape = { rewardType: z.enum(REWARD_TYPES), unit: textSchema }
/** What a budget still has: `limit = reserved + granted + left`. */
export const budgetSums = { reserved: amountSchema, granted: amountSchema, left: amountSchema }

/** The staff's key of a change. */
export const changeKeySchema = textMatching(/^[A-Za-z0-9_-]{16,64}$/)

/** A change is tried with `?dryRun=1`: the same answer with `done: false`, and nothing written. */
export const dryRunQuery = { dryRun: zeroByDefault }

/** The fields of a change by POST, which can be tried. */
export const STAFF_CHANGE = {
  ...STAFF_CALL,
  method: 'POST',
  changeKey: 'optional',
  query: z.object(dryRunQuery),
} as const

/** Versions of an activity have at most nine digits, as in `If-Match`. */
export const VERSION_MAXIMUM = 999_999_999

export const noteSchema = textUpTo(500)
/** The note of a decision that nobody may take without a reason. */
export const neededNoteSchema = noteSchema.check(z.regex(/\S/, 'is needed: say why'))
export const optionalNoteSchema = z._default(noteSchema, '')
export const ticketSchema = textUpTo(64)

/** The query of a list: newest first unless its call says otherwise. */
export const staffPageQuery = {
  pageSize: z._default(wholeNumberSchema(1, 200), 50),
  /** As the answer before it gave it in `next`. */
  cursor: z.optional(textUpTo(512)),
}

/** The answer of a list; `total` is exact for what is open, else null. */
export const staffListShape = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  next: nullableText,
  total: z.nullable(nonNegativeIntegerSchema),
})
