import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/** @assumed no input, and null for a user who registered without a code */
export const getRegisterCode = defineCall({
  name: 'getRegisterCode',
  method: 'GET',
  path: '/v1/activity/getRegisterCode',
  auth: 'user',
  source: 'spec',
  summary: 'The invite code that I registered with.',
  screens: ['SCR-2'],
  data: z.object({ code: z.nullable(z.string()) }),
})
