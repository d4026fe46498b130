import * as z from 'zod/mini'
import { AGENT_PRODUCTS } from '../agent/agent.ts'
import { AGENT_DECLINE_REASONS } from '../agent/application.ts'
import { defineCall } from '../define-call.ts'
import { flagSchema, nullableText, objects, optionals, textSchema } from '../fields.ts'
import { aliasSchema, idSchema, nullableId } from '../identifiers.ts'
import { instantSchema, rateSchema } from '../money.ts'
import { totalSchema } from '../paging.ts'
import { OPERATORS } from '../staff/staff.ts'

/** Ratios by product. */
const agreedRatesSchema = z.partialRecord(z.enum(AGENT_PRODUCTS), rateSchema)

/**
 * @assumed the call: makes a user an agent of a campaign, named by id or alias, or changes an agent's terms from now on. `rates`
 * replace those of the level, null takes them back; an absent field keeps its value. The agent above never changes. A field that
 * is refused is 40000 with `data.issues`. `userId` is the user's id or own invite code, which the user can tell.
 */
export const saveAgent = defineCall({
  name: 'saveAgent',
  method: 'PUT',
  path: '/ops/v1/agents/{userId}',
  auth: 'ops',
  roles: OPERATORS,
  summary: 'Makes a user an agent, or changes an agent’s rates or suspension.',
  params: { userId: idSchema },
  body: {
    ...optionals({
      campaignId: idSchema,
      alias: aliasSchema,
      uplineUserId: idSchema,
      rates: z.nullable(agreedRatesSchema),
      suspended: flagSchema,
    }),
  },
  data: {
    userId: idSchema,
    agentId: idSchema,
    campaignId: idSchema,
    alias: aliasSchema,
    vipCode: textSchema,
    uplineUserId: nullableId,
    rates: z.nullable(agreedRatesSchema),
    suspended: flagSchema,
    created: flagSchema,
  },
})

/** One answer has this many applications; the others follow when these are decided. */
export const MOST_OPEN_APPLICATIONS = 500

/**
 * @assumed the call: the applications to become an agent that wait for a decision, oldest first. `uplineUserId` is the agent who invited;
 * `total` counts all that wait.
 */
export const agentApplications = defineCall({
  name: 'agentApplications',
  path: '/ops/v1/agent-applications',
  auth: 'ops',
  roles: OPERATORS,
  summary: 'The applications to become an agent that wait for a decision.',
  data: {
    items: objects({
      applicationId: idSchema,
      revision: z.int(),
      userId: idSchema,
      channel: textSchema,
      link: nullableText,
      country: textSchema,
      uplineUserId: nullableId,
      appliedAt: instantSchema,
    }),
    total: totalSchema,
    /** The campaigns that a new agent can join: those that have not ended, with their names in English. */
    campaigns: z.optional(objects({ alias: aliasSchema, name: textSchema })),
  },
})

/**
 * @assumed the call: accepts an application, which makes its user an agent of the campaign named by id or alias (the inviting agent's when
 * neither is), or declines it with a reason. `revision` is the one that was read: an application that has been decided since, or
 * a field that is refused, is 40000 with `data.issues`. `agentId` is null when it is declined.
 */
export const decideAgentApplication = defineCall({
  name: 'decideAgentApplication',
  method: 'POST',
  path: '/ops/v1/agent-applications/{applicationId}/decision',
  auth: 'ops',
  roles: OPERATORS,
  summary: 'Accepts or declines an application to become an agent.',
  params: { applicationId: idSchema },
  body: {
    revision: z.int(),
    accept: flagSchema,
    ...optionals({
      /** Needed to decline. */
      reasonCode: z.enum(AGENT_DECLINE_REASONS),
      campaignId: idSchema,
      alias: aliasSchema,
      uplineUserId: idSchema,
      rates: agreedRatesSchema,
    }),
  },
  data: {
    applicationId: idSchema,
    status: z.enum(['ACCEPTED', 'DECLINED']),
    agentId: nullableId,
    campaignId: nullableId,
  },
})
