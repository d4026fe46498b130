import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { APPLY_CODES } from './apply.ts'

export const BACK_APPLY_REASONS = ['FEES', 'PRODUCTS', 'SUPPORT', 'TRUST', 'TIME', 'OTHER'] as const

/**
 * The win-back application of a paused account (spec §7, screen SCR-7).
 * @assumed body and answer: a repeated call answers with the first application and its status
 */
export const backApply = defineCall({
  name: 'backApply',
  method: 'POST',
  path: '/v1/activity/general/backApply',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Applies for the win-back offer; answered within days by message.',
  screens: ['SCR-7'],
  codes: APPLY_CODES,
  body: z.object({
    activityId: idSchema,
    reason: z.optional(z.enum(BACK_APPLY_REASONS)),
    contactAllowed: z._default(z.boolean(), false),
  }),
  data: z.object({
    status: z.enum(['RECEIVED', 'ACCEPTED', 'DECLINED']),
    appliedAt: instantSchema,
    reasonCode: z._default(z.nullable(reasonCodeSchema), null),
  }),
})
