import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'

/**
 * Contract §10: a visit of an invite link, counted once per code, day (UTC) and client; the client is a salted hash that changes
 * every day, and no address is kept. An unknown code is answered alike.
 */
export const visit = defineCall({
  name: 'visit',
  method: 'POST',
  path: '/v1/public/visit',
  auth: 'public',
  idempotent: true,
  source: 'extension',
  summary: 'Counts a visit of an invite link.',
  screens: ['SCR-12'],
  body: z.object({ vipCode: vipCodeSchema, path: z.string().check(z.maxLength(500)) }),
  data: z.object({}),
})
