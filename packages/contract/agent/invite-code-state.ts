import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'

/** @assumed what the form of registration says about a code. An unknown code is answered like one that works, so none can be guessed. */
export const inviteCodeState = defineCall({
  name: 'inviteCodeState',
  method: 'GET',
  path: '/v1/public/inviteCode',
  auth: 'public',
  source: 'extension',
  summary: 'Says whether an invite code is paused.',
  screens: ['SCR-12'],
  query: z.object({ vipCode: vipCodeSchema }),
  data: z.object({ paused: z.boolean() }),
})
