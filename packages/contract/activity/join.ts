import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { DIALOG_STATUSES } from '../dialog-statuses.ts'
import { nullableText, objects, optionals, orNull, textSchema, textUpTo } from '../fields.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { instantSchema, optionalInstant } from '../money.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { sitePathSchema } from '../navigation-target.ts'
import { ACTIVITY_SCREENS, SPEC_ACTIVITY, SPEC_POST } from '../spec-call.ts'
import { rewardSchema, taskCompletionSchema } from '../task/task.ts'

/** The refusals of joining, for activities of every type. */
export const APPLY_CODES = [
  'NOT_FOUND',
  'NOT_STARTED',
  'ENDED',
  'NOT_ELIGIBLE',
  'REGION_REFUSED',
  'IDENTITY_NEEDED',
  'MULTIPLE_ACCOUNTS',
  'LIMIT',
  'TIP',
  'RISK_TIP',
] as const

/** @assumed the body: the version of the consent that the user ticked; required if the activity has a `consent`. */
const applyBodySchema = z.optional(z.object({ consentVersion: z.optional(textUpTo(64)) }))

/** A repeated call answers with the first `appliedAt` (contract §6). */
const applyDataSchema = z.object({ status: z.literal(DIALOG_STATUSES.registered), appliedAt: instantSchema })

export const apply = defineCall({
  ...SPEC_POST,
  name: 'apply',
  path: '/v1/activity/apply',
  summary: 'Joins an activity; a repetition answers the same.',
  screens: ACTIVITY_SCREENS,
  codes: APPLY_CODES,
  query: activityIdQuery,
  body: applyBodySchema,
  data: applyDataSchema,
})

export const nonProductizedApply = defineCall({
  ...SPEC_POST,
  name: 'nonProductizedApply',
  path: '/v1/activity/nonProductized/apply',
  summary: 'Joins what a landing page offers; a repetition answers the same.',
  screens: ['SCR-8'],
  codes: APPLY_CODES,
  query: activityIdQuery,
  body: applyBodySchema,
  data: applyDataSchema,
})

/**
 * The spec's dialog status. @assumed registered 1: joined; switch 0: only another account of this person can take part;
 * error 2: joining would be refused now; none -1: may join.
 */
const dialogStatusSchema = z.literal(Object.values(DIALOG_STATUSES))

const applyStatusDataSchema = z.object({
  status: dialogStatusSchema,
  /** @assumed when the user joined, with status 1. */
  appliedAt: optionalInstant,
  /** @assumed the refusal, with status 0 and 2. */
  reasonCode: z.optional(reasonCodeSchema),
})
export type ApplyStatus = z.infer<typeof applyStatusDataSchema>

export const applyStatus = defineCall({
  ...SPEC_ACTIVITY,
  ...SPEC_POST,
  name: 'applyStatus',
  path: '/v1/activity/applyStatus',
  summary: 'Whether I have joined.',
  screens: ACTIVITY_SCREENS,
  data: applyStatusDataSchema,
})

export const nonProductizedApplyStatus = defineCall({
  ...SPEC_ACTIVITY,
  ...SPEC_POST,
  name: 'nonProductizedApplyStatus',
  path: '/v1/activity/nonProductized/applyStatus',
  summary: 'Whether I have joined what a landing page offers.',
  screens: ['SCR-8'],
  data: applyStatusDataSchema,
})

export const claimable = defineCall({
  name: 'claimable',
  path: '/v1/activity/claimable',
  auth: 'user',
  summary:
    'What I could claim now, over all activities, which of them I have joined, and my ranks and unused draws in them.',
  screens: ['SCR-1', 'SCR-9'],
  data: {
    items: objects({ activityId: idSchema, title: textSchema, path: sitePathSchema, task: taskCompletionSchema }),
    ...optionals({
      /** @assumed the activities that I have joined; absent: the platform does not say. */
      joined: z.array(idSchema),
      /** @assumed my rank, or my team's, by the last ranking of each ongoing competition, and what it would pay me. */
      places: objects({
        activityId: idSchema,
        rank: positiveIntegerSchema,
        estimatedReward: orNull(rewardSchema),
      }),
      /**
       * @assumed my unused draws, of each ongoing activity where I have any and could use one now: drawing is not paused, a prize is
       * left, and my draws of today are below the limit of the day.
       */
      draws: objects({ activityId: idSchema, left: positiveIntegerSchema }),
    }),
  },
})

/** @assumed no input, and null for a user who registered without a code */
export const getRegisterCode = defineCall({
  name: 'getRegisterCode',
  path: '/v1/activity/getRegisterCode',
  auth: 'user',
  source: 'spec',
  summary: 'The invite code that I registered with.',
  screens: ['SCR-2'],
  data: { code: nullableText },
})
