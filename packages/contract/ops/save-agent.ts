import * as z from 'zod/mini'
import { AGENT_PRODUCTS } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { rateSchema } from '../money.ts'

/** Ratios by product. */
export const agreedRatesSchema = z.partialRecord(z.enum(AGENT_PRODUCTS), rateSchema)

/**
 * @assumed the call: makes a user an agent of a campaign, named by id or alias, or changes an agent's terms from now on. `rates`
 * replace those of the level, null takes them back; an absent field keeps its value. The agent above never changes. A field that
 * is refused is 40000 with `data.issues`.
 */
export const saveAgent = defineCall({
  name: 'saveAgent',
  method: 'PUT',
  path: '/ops/v1/agents/{userId}',
  auth: 'ops',
  signed: false,
  idempotent: true,
  source: 'extension',
  summary: 'Makes a user an agent, or changes an agent’s rates or suspension.',
  screens: [],
  params: z.object({ userId: idSchema }),
  body: z.object({
    campaignId: z.optional(idSchema),
    alias: z.optional(aliasSchema),
    uplineUserId: z.optional(idSchema),
    rates: z.optional(z.nullable(agreedRatesSchema)),
    suspended: z.optional(z.boolean()),
  }),
  data: z.object({
    userId: idSchema,
    agentId: idSchema,
    campaignId: idSchema,
    alias: aliasSchema,
    vipCode: z.string(),
    uplineUserId: z.nullable(idSchema),
    rates: z.nullable(agreedRatesSchema),
    suspended: z.boolean(),
    created: z.boolean(),
  }),
})
