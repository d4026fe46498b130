import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/** @assumed null for a user without a code of their own */
export const userVipCode = defineCall({
  name: 'userVipCode',
  method: 'POST',
  path: '/v1/user/overview/userVipCode',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'My own invite code.',
  screens: ['SCR-1'],
  data: z.object({ vipCode: z.nullable(z.string()) }),
})
