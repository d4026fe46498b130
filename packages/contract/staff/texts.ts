import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, nullableText, objects, textSchema, textsSchema, zeroByDefault } from '../fields.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { nullableInstant } from '../money.ts'
import { publicationSchema } from '../ops/publish.ts'
import { changeShape } from './proposals.ts'
import { ACTIVITY_CALL, dryRunQuery, OPERATORS, optionalNoteSchema, STAFF_CHANGE, VIEWERS } from './staff.ts'

/** `native`: read by a native reader who knows the product. */
export const TEXT_REVIEW_LEVELS = ['reviewed', 'native'] as const
export type TextReviewLevel = (typeof TEXT_REVIEW_LEVELS)[number]

/** STALE: the English changed after it. INHERITED: the text of the language that this one is based on. */
const CELL_STATES = ['OK', 'STALE', 'MISSING', 'INHERITED', 'REVIEWED'] as const
export type CellState = (typeof CELL_STATES)[number]

const count = nonNegativeIntegerSchema

/**
 * `max`: characters that the text may have. `by` and `at`: who wrote or reviewed the text, and when. `level` is that of the
 * text that was read by the fewest; null for a language without any text. `ok` counts what is neither stale nor missing.
 */
export const activityTexts = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffActivityTexts',
  path: '/ops/v1/activities/{alias}/texts',
  roles: VIEWERS,
  answers: 'json or csv',
  summary:
    'The texts of an activity in every language with their states; as CSV for translators by `Accept: text/csv`.',
  query: {
    source: z._default(z.enum(['published', 'draft']), 'published'),
    /** Only texts that are stale or missing in a language. */
    needs: zeroByDefault,
  },
  data: {
    /** The published one; of a draft that on which it is based, 0 for an activity that is not published. */
    version: nonNegativeIntegerSchema,
    languages: objects({
      locale: textSchema,
      inheritsFrom: nullableText,
      ok: count,
      stale: count,
      missing: count,
      level: z.nullable(z.enum(['machine', ...TEXT_REVIEW_LEVELS, 'source'])),
    }),
    texts: objects({
      id: textSchema,
      context: textSchema,
      max: z.nullable(positiveIntegerSchema),
      en: textSchema,
      cells: z.record(
        textSchema,
        z.object({
          text: nullableText,
          state: z.enum(CELL_STATES),
          by: nullableText,
          at: nullableInstant,
        }),
      ),
    }),
  },
})

/**
 * The body is the CSV file (`text/csv`), or `{ csv }` with its text. `row`: as a spreadsheet numbers it. A row that is refused as a whole
 * has no locale. The rest of the answer is that of a publication. `to=draft` writes into the caller's own draft, whose revision `If-Match` names, and
 * publishes nothing: `draft` is then its new revision, and the fields of a publication are absent. Revision 0 begins a draft of the published
 * version; if every text is refused, there is none, and `draft` is absent.
 */
export const writeActivityTexts = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffWriteActivityTexts',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/texts',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Takes the translations of a CSV file that pass the checks, and publishes them.',
  query: { ...dryRunQuery, to: z.enum(['draft', 'publish']), note: optionalNoteSchema },
  body: { csv: textSchema },
  data: {
    ...z.partial(publicationSchema).shape,
    ...changeShape,
    draft: z.optional(z.object({ revision: positiveIntegerSchema })),
    written: count,
    unchanged: count,
    refused: objects({
      row: positiveIntegerSchema,
      id: textSchema,
      locale: nullableText,
      reason: textSchema,
    }),
  },
})

/** Without `ids` all texts of the language that are not stale; a stale one that is named counts as translated from the current English. */
export const reviewActivityTexts = defineCall({
  ...STAFF_CHANGE,
  ...ACTIVITY_CALL,
  name: 'staffReviewActivityTexts',
  path: '/ops/v1/activities/{alias}/texts/review',
  roles: OPERATORS,
  ifMatch: 'optional',
  summary: 'Records that a reader has compared translations with their English.',
  body: {
    locale: textSchema,
    ids: z.optional(textsSchema.check(z.minLength(1), z.maxLength(2000))),
    level: z.enum(TEXT_REVIEW_LEVELS),
  },
  data: { done: flagSchema, reviewed: count },
})
