import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { totalSchema } from '../paging.ts'

/** One answer has this many applications; the others follow when these are decided. */
export const MOST_OPEN_APPLICATIONS = 500

/**
 * @assumed the call: the applications to become an agent that wait for a decision, oldest first. `uplineUserId` is the agent who invited;
 * `total` counts all that wait.
 */
export const agentApplications = defineCall({
  name: 'agentApplications',
  method: 'GET',
  path: '/ops/v1/agent-applications',
  auth: 'ops',
  signed: false,
  source: 'extension',
  summary: 'The applications to become an agent that wait for a decision.',
  screens: [],
  data: z.object({
    items: z.array(
      z.object({
        applicationId: idSchema,
        revision: z.int(),
        userId: idSchema,
        channel: z.string(),
        link: z.nullable(z.string()),
        country: z.string(),
        uplineUserId: z.nullable(idSchema),
        appliedAt: instantSchema,
      }),
    ),
    total: totalSchema,
  }),
})
