import * as z from 'zod/mini'
import { daySchema } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { instantSchema } from '../money.ts'
import { STAFF_CALL, STAFF_ROLES, staffListShape, staffPageQuery } from './staff.ts'

/** The policy without addresses; `identified` is false while one key has every role, and a name is only a claim. */
export const policy = defineCall({
  ...STAFF_CALL,
  name: 'staffPolicy',
  method: 'GET',
  path: '/ops/v1/policy',
  roles: STAFF_ROLES,
  summary: 'Limits, promises and the roles of the caller.',
  data: z.object({
    second: z.record(z.string(), z.unknown()),
    grant: z.record(z.string(), z.unknown()),
    languages: z.record(z.string(), z.unknown()),
    lookups: z.record(z.string(), z.unknown()),
    promises: z.record(z.string(), z.unknown()),
    identified: z.boolean(),
    me: z.object({ actor: z.string(), roles: z.array(z.enum(STAFF_ROLES)) }),
  }),
})

/** Lines of the audit log, newest first; reading them writes one. `from`, `to`: UTC days, inclusive. */
export const auditLog = defineCall({
  ...STAFF_CALL,
  name: 'staffAuditLog',
  method: 'GET',
  path: '/ops/v1/audit-log',
  roles: ['approver', 'risk'],
  summary: 'Who looked at or changed what, and why.',
  query: z.object({
    ...staffPageQuery,
    actor: z.optional(z.string()),
    action: z.optional(z.string()),
    subject: z.optional(z.string()),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  }),
  data: z.object(
    staffListShape(
      z.object({
        at: instantSchema,
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})
