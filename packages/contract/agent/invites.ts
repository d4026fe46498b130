import { defineCall } from '../define-call.ts'
import { flagSchema, textUpTo } from '../fields.ts'
import { vipCodeSchema } from '../identifiers.ts'

/** @assumed what the form of registration says about a code. An unknown code is answered like one that works, so none can be guessed. */
export const inviteCodeState = defineCall({
  name: 'inviteCodeState',
  path: '/v1/public/inviteCode',
  auth: 'public',
  summary: 'Says whether an invite code is paused.',
  screens: ['SCR-12'],
  query: { vipCode: vipCodeSchema },
  data: { paused: flagSchema },
})

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
  summary: 'Counts a visit of an invite link.',
  screens: ['SCR-12'],
  body: { vipCode: vipCodeSchema, path: textUpTo(500) },
  data: {},
})
