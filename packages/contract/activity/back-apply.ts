import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { APPLY_CODES } from './apply.ts'
import { backApplicationSchema } from './my-sections.ts'

export const BACK_APPLY_REASONS = ['FEES', 'PRODUCTS', 'SUPPORT', 'TRUST', 'TIME', 'OTHER'] as const
export type BackApplyReason = (typeof BACK_APPLY_REASONS)[number]

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
  data: backApplicationSchema,
})
