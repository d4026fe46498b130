import * as z from 'zod/mini'
import { daySchema } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { flagSchema, optionals, recordSchema, textSchema } from '../fields.ts'
import { instantSchema } from '../money.ts'
import { STAFF_CALL, STAFF_ROLES, staffListShape, staffPageQuery } from './staff.ts'

/** The policy without addresses; `identified` is false while one key has every role, and a name is only a claim. */
export const policy = defineCall({
  ...STAFF_CALL,
  name: 'staffPolicy',
  path: '/ops/v1/policy',
  roles: STAFF_ROLES,
  summary: 'Limits, promises and the roles of the caller.',
  data: {
    second: recordSchema,
    grant: recordSchema,
    languages: recordSchema,
    lookups: recordSchema,
    promises: recordSchema,
    identified: flagSchema,
    me: z.object({ actor: textSchema, roles: z.array(z.enum(STAFF_ROLES)) }),
  },
})

/** Lines of the audit log, newest first; reading them writes one. `from`, `to`: UTC days, inclusive. */
export const auditLog = defineCall({
  ...STAFF_CALL,
  name: 'staffAuditLog',
  path: '/ops/v1/audit-log',
  roles: ['approver', 'risk'],
  summary: 'Who looked at or changed what, and why.',
  query: {
    ...staffPageQuery,
    ...optionals({
      actor: textSchema,
      action: textSchema,
      subject: textSchema,
      from: daySchema,
      to: daySchema,
    }),
  },
  data: staffListShape(
    z.object({
      at: instantSchema,
      actor: textSchema,
      action: textSchema,
      subject: textSchema,
      detail: recordSchema,
    }),
  ),
})
