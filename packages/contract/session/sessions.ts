import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'

const nameSchema = z.nullable(z.string().check(z.maxLength(32)))

/**
 * One login. `sessionId` is no secret: it grants nothing. `lastUsedAt` is its last renewal, so up to 15 minutes old. `browser` and `system` are
 * names like "Chrome" and "Windows", `country` is ISO 3166; none of them has an address or a version.
 */
export const userSessionSchema = z.object({
  sessionId: idSchema,
  current: z.boolean(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  device: z.nullable(z.object({ browser: nameSchema, system: nameSchema })),
  country: z.nullable(z.string()),
})
export type UserSession = z.infer<typeof userSessionSchema>

export const userSessions = defineCall({
  name: 'userSessions',
  method: 'GET',
  path: '/v1/user/sessions',
  auth: 'user',
  source: 'extension',
  summary: 'Where the user is logged in, the session that was used last first.',
  screens: ['SCR-12'],
  data: z.object({ items: z.array(userSessionSchema) }),
})

/** A session that has ended already counts as none. */
export const endSessions = defineCall({
  name: 'endSessions',
  method: 'POST',
  path: '/v1/user/sessions/end',
  auth: 'user',
  idempotent: true,
  sameOrigin: true,
  source: 'extension',
  summary: 'Ends one session of the user, or all but the one that calls.',
  screens: ['SCR-12'],
  body: z.union([z.object({ sessionId: idSchema }), z.object({ others: z.literal(true) })]),
  data: z.object({ ended: nonNegativeIntegerSchema }),
})
