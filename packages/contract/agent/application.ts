import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { orNull, textMatching, trimmedText } from '../fields.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/** @assumed why an application is declined; the site has a sentence for each, so staff type none. */
export const AGENT_DECLINE_REASONS = ['CHANNEL_UNVERIFIED', 'REGION', 'RULES_BROKEN'] as const
export type AgentDeclineReason = (typeof AGENT_DECLINE_REASONS)[number]

/** The texts of the reasons. */
export const DECLINE_TEXTS = {
  CHANNEL_UNVERIFIED: 'agent.apply.reason_channel',
  REGION: 'agent.apply.reason_region',
  RULES_BROKEN: 'agent.apply.reason_rules',
} as const satisfies Record<AgentDeclineReason, string>

const LONGEST_CHANNEL = 200
const LONGEST_LINK = 300

/** An ISO 3166-1 alpha-2 code, as in the list of area codes. */
const countrySchema = textMatching(/^[A-Z]{2}$/, 'must be an ISO 3166-1 country')

export const agentApplicationInputSchema = z.object({
  channel: trimmedText(LONGEST_CHANNEL),
  link: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(LONGEST_LINK), z.regex(/^https:\/\/[^\s/]+\S*$/, 'must begin with https://')),
  ),
  country: countrySchema,
  /** A code of the inviting agent, as in the link (`uplineCode`). */
  uplineCode: z.optional(vipCodeSchema),
})

/**
 * @assumed the caller's newest application; `NONE`: there was never one. A declined user may apply again from `mayApplyAt` on,
 * which is null while an application is open or accepted.
 */
const agentApplicationSchema = z.object({
  /** A state of a newer platform is read as not decided yet. */
  status: z._default(z.enum(['NONE', 'RECEIVED', 'ACCEPTED', 'DECLINED']), 'RECEIVED'),
  appliedAt: orNull(instantSchema),
  decidedAt: orNull(instantSchema),
  reasonCode: orNull(z.enum(AGENT_DECLINE_REASONS)),
  mayApplyAt: orNull(instantSchema),
})
export type AgentApplication = z.infer<typeof agentApplicationSchema>

export const agentApplication = defineCall({
  name: 'agentApplication',
  path: '/v1/user/agentApplication',
  auth: 'user',
  summary: 'My application to become an agent, with its state.',
  screens: ['SCR-10'],
  data: agentApplicationSchema,
})

/**
 * @assumed one open application a user: a repeated call answers with it. An agent is refused with 51030 ALREADY_AGENT, a declined
 * user before `mayApplyAt` with 51071 and `retryAt`.
 */
export const applyAsAgent = defineCall({
  name: 'applyAsAgent',
  method: 'POST',
  path: '/v1/user/agentApplication',
  auth: 'user',
  idempotent: true,
  summary: 'Applies to become an agent.',
  screens: ['SCR-10'],
  codes: ['NOT_PERMITTED', 'LIMIT'],
  body: agentApplicationInputSchema,
  data: agentApplicationSchema,
})
