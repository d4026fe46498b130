import * as z from 'zod/mini'
import { orNull, textMatching } from '../fields.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, signedMoneySchema } from '../money.ts'
import { daySchema, monthSchema, AGENT_CALL } from './agent.ts'
import { defineCall } from '../define-call.ts'

/** @assumed what an agent can aim at: the rebate, people with their first trade, and the volume of a month. */
export const AGENT_TARGETS = ['rebate', 'firstTrades', 'volume'] as const
export type AgentTarget = (typeof AGENT_TARGETS)[number]

/** @assumed the highest targets: USDT, and people. */
export const HIGHEST_AMOUNT = '999999999999.99'
export const HIGHEST_PEOPLE = 999_999

/** At most 12 digits before the point and 2 after it, not zero. */
export const TARGET_AMOUNT_PATTERN = /^(?=.*[1-9])\d{1,12}(\.\d{1,2})?$/

const targetMoneySchema = z.extend(moneySchema, {
  amount: textMatching(
    TARGET_AMOUNT_PATTERN,
    'must be above zero, with at most 12 digits before and 2 after the point',
  ),
  unit: z.literal('USDT'),
})

/** The targets of every month; null when there is no target. */
const agentTargetsSchema = z.object({
  rebate: z.nullable(targetMoneySchema),
  firstTrades: z.nullable(positiveIntegerSchema.check(z.maximum(HIGHEST_PEOPLE))),
  volume: z.nullable(targetMoneySchema),
})
export type AgentTargets = z.infer<typeof agentTargetsSchema>

/** `pace`: the day that reaches the target at the speed of the month so far; null without a target and after the month. */
const pace = orNull(daySchema)
const ofMoney = z.object({ target: z.nullable(moneySchema), reached: signedMoneySchema, pace })
const ofPeople = z.object({ target: z.nullable(nonNegativeIntegerSchema), reached: nonNegativeIntegerSchema, pace })

/**
 * The targets in the running month of the campaign's zone. `reached` is what the totals of `performance` are for the days of that
 * month, of direct referrals and those of sub-agents.
 */
const targetMonthSchema = z.object({
  month: monthSchema,
  lastDay: daySchema,
  rebate: ofMoney,
  firstTrades: ofPeople,
  volume: ofMoney,
  asOf: instantSchema,
})
export type TargetMonth = z.infer<typeof targetMonthSchema>

/** @assumed an agent's own targets, and how far the running month has come. */
export const agentTargets = defineCall({
  name: 'agentTargets',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/targets/{id}',
  summary: 'My monthly targets of a campaign, and what is reached this month.',
  data: targetMonthSchema,
})

/** @assumed replaces all three targets, which hold for every month until they change; null removes one. */
export const saveAgentTargets = defineCall({
  name: 'saveAgentTargets',
  ...AGENT_CALL,
  method: 'PUT',
  path: '/v1/activity/general/agent/targets/{id}',
  summary: 'Replaces my monthly targets of a campaign.',
  body: agentTargetsSchema,
  data: targetMonthSchema,
})
