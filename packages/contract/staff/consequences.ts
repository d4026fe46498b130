import * as z from 'zod/mini'
import { nullableText, objects, textSchema, textsSchema } from '../fields.ts'
import { aliasSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant } from '../money.ts'
import { forecastSchema } from './forecasts.ts'
import { staffPausedSchema } from './pauses.ts'
import { assetShape, personSchema } from './staff.ts'

/** HARDER is also a rule that cannot be compared, such as another kind of target. */
const TASK_EFFECTS = ['NEW', 'EASIER', 'HARDER', 'REMOVED', 'TEXT'] as const

/**
 * PROMISES_MORE: a title or the pool names more than the budget. BUDGET_SHORT, DRAWS_SHORT: below what everybody who has joined,
 * or may join, can earn, or with less left than those who joined can still earn. TEXT_DROPPED: HTML, images and unsafe links of
 * Markdown. FALLBACK: a language is shown in English. NOBODY_REACHES: no account of the forecast has reached the task. POOL_SHORT: the pool
 * is more than its places or prizes pay. START_PASSED: a new start is in the past. TITLE_TAKEN: another activity has the same title in
 * some languages. DRAWS_FEW: few accounts of those that may join can have a draw. FOREIGN_LINK: a text links to another site.
 */
const WARNINGS = [
  'ENDED_ALREADY',
  'PROMISES_MORE',
  'BUDGET_SHORT',
  'DRAWS_SHORT',
  'TEXT_DROPPED',
  'FALLBACK',
  'NOBODY_REACHES',
  'POOL_SHORT',
  'START_PASSED',
  'TITLE_TAKEN',
  'DRAWS_FEW',
  'FOREIGN_LINK',
] as const

const locales = textsSchema

/**
 * The effects of a proposal about money, as they were when it was proposed: from `before` to `after` moves a limit of goodwill (FUND), the
 * rest of the goodwill budget (GRANT), the unused amount of a reward (CANCEL), or an amount in review (REVIEW, CLEAR). `title` is that of
 * the reward's activity in English; `flags` are the reasons of the flags that hold.
 */
export const moneyConsequencesSchema = z.object({
  user: z.nullable(personSchema),
  title: nullableText,
  flags: textsSchema,
  money: objects({ rewardType: textSchema, unit: textSchema, before: amountSchema, after: amountSchema }),
})
export type MoneyConsequences = z.infer<typeof moneyConsequencesSchema>

/**
 * The effects of a change of an activity's file, for a dry run and for the approver. `people`: the number that has joined.
 * `pages`: times in ms in which a page shows the activity `then` in place of `now`; without an end `until` is null, and an empty
 * page has `then` null. `languages.inherits` have the texts of another language.
 * `audience`: accounts that may join by its rules, of how many, and ids of its list without an account; country and identity are left out.
 * `forecast`: the newest one of exactly this file, null when nobody has asked for one.
 * `budget.most`: what all who have joined can still earn above `granted` and `reserved`; null where nothing limits it: a prize without a
 * stock gives further draws, and no day has a limit of draws.
 * `activity`: what is shown once more before a publication, times in ms; proposals of an earlier version do not have it.
 */
export const consequencesSchema = z.object({
  activity: z.optional(
    z.object({
      title: textSchema,
      startTime: instantSchema,
      endTime: instantSchema,
      timeZone: textSchema,
      pool: z.nullable(z.object({ amount: amountSchema, unit: textSchema })),
    }),
  ),
  participants: nonNegativeIntegerSchema,
  tasks: objects({ taskId: textSchema, effect: z.enum(TASK_EFFECTS), people: nonNegativeIntegerSchema }),
  budget: objects({
    ...assetShape,
    before: amountSchema,
    after: amountSchema,
    granted: amountSchema,
    reserved: amountSchema,
    most: z.nullable(amountSchema),
  }),
  pages: objects({
    path: textSchema,
    from: instantSchema,
    until: nullableInstant,
    now: aliasSchema,
    then: z.nullable(aliasSchema),
  }),
  languages: z.object({
    whole: locales,
    inherits: locales,
    stale: objects({ locale: textSchema, ids: textsSchema }),
    missing: locales,
    required: locales,
  }),
  audience: z.object({ in: nonNegativeIntegerSchema, of: nonNegativeIntegerSchema, unknown: nonNegativeIntegerSchema }),
  paused: z.nullable(staffPausedSchema),
  forecast: z.nullable(forecastSchema),
  warnings: objects({ code: z.enum(WARNINGS), path: textSchema, message: textSchema }),
})
