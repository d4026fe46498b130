import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { readCode } from '../typed-text.ts'

/**
 * A code of any form is accepted and answered with 51053 if it is unknown, because another platform's codes may look
 * different.
 */
export const kolBind = defineCall({
  name: 'kolBind',
  method: 'POST',
  path: '/v1/activity/beginner/kol/bind',
  auth: 'user',
  source: 'spec',
  summary: 'Binds me to the agent behind a code, once.',
  screens: ['SCR-2'],
  codes: ['NOT_FOUND', 'ENDED', 'UNKNOWN_INVITE_CODE', 'ALREADY_BOUND', 'TIP', 'RISK_TIP'],
  body: z.object({
    activityId: idSchema,
    code: z.string().check(z.overwrite(readCode), z.minLength(1), z.maxLength(64)),
  }),
  data: z.object({ bound: z.literal(true), agent: z.string() }),
})
