import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, objects, orNull, textSchema } from '../fields.ts'
import { idSchema, vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { AGENT_CALL, agentDays, AGENT_PRODUCTS, agentProductSchema } from './agent.ts'

/** The part that a sub-agent gets of the fee by product, and the most that the caller may set: the caller's own rate. */
const subAgentRateSchema = z.object({ product: agentProductSchema, rate: rateSchema, limit: rateSchema })

/**
 * @assumed an agent right below the caller. `people` and `traded` count everyone in its branch, of all time; `registered`, `firstTrade`,
 * `volume` and `rebate`, which is the caller's, are those of the queried days.
 */
const subAgentSchema = z.object({
  subAgentId: idSchema,
  maskedName: textSchema,
  /** Its main code. */
  vipCode: z.optional(vipCodeSchema),
  joinedAt: instantSchema,
  suspended: falseByDefault,
  people: nonNegativeIntegerSchema,
  traded: nonNegativeIntegerSchema,
  registered: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
  volume: moneySchema,
  rebate: signedMoneySchema,
  rates: z.array(subAgentRateSchema),
})
export type SubAgent = z.infer<typeof subAgentSchema>

/** Agreed rates from an instant on. `UPLINE`: the caller set them; `STAFF`: the exchange did, or they are those of the level. */
const subAgentTermsSchema = z.object({
  since: instantSchema,
  by: z._default(z.enum(['UPLINE', 'STAFF']), 'STAFF'),
  /** null means the rate of its level. */
  rates: objects({ product: agentProductSchema, rate: z.nullable(rateSchema) }),
})

/**
 * @assumed the sub-agents who brought the caller most in these days come first. `invite` recruits another one: a user who applies
 * with the link is a sub-agent of the caller once the application is accepted. It is null when the tree may not grow deeper, or
 * the campaign has ended.
 */
export const agentSubAgents = defineCall({
  name: 'agentSubAgents',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/sub-agents/{id}',
  summary: 'My sub-agents of a campaign, with what they brought and their rates.',
  query: { ...agentDays, ...pageQuery },
  data: {
    ...pageOf(subAgentSchema),
    invite: orNull(z.object({ vipCode: vipCodeSchema, url: textSchema })),
    asOf: instantSchema,
  },
})

/** @assumed one agent right below the caller; any other is 51001. `history` has the newest terms first. */
export const agentSubAgent = defineCall({
  name: 'agentSubAgent',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/sub-agent/{id}',
  summary: 'One of my sub-agents, with the history of its rates.',
  query: { subAgentId: idSchema, ...agentDays },
  data: z.extend(subAgentSchema, {
    visits: nonNegativeIntegerSchema,
    firstDeposit: nonNegativeIntegerSchema,
    /** The agents below this one. */
    below: nonNegativeIntegerSchema,
    history: z.array(subAgentTermsSchema),
    asOf: instantSchema,
  }),
})

/**
 * @assumed the part of each fee that a sub-agent gets from now on, with at most 4 decimals; the caller gets the rest of its own
 * rate. A rate above the caller's own is 40000 with its product. If the caller's rate becomes lower, the sub-agent gets at most
 * that. Earlier trades keep the earlier rates, however late they arrive.
 */
export const saveSubAgentRate = defineCall({
  name: 'saveSubAgentRate',
  ...AGENT_CALL,
  method: 'PUT',
  path: '/v1/activity/general/agent/sub-agent/{id}',
  summary: 'Sets the rates of a sub-agent within mine.',
  body: { subAgentId: idSchema, rates: z.record(z.enum(AGENT_PRODUCTS), rateSchema) },
  data: { rates: subAgentSchema.shape.rates, history: z.array(subAgentTermsSchema) },
})
