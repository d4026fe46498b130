import * as z from 'zod'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { factMoney, kebab, moment } from './file/amounts.ts'
import { BASE_FIELDS } from './file/base.ts'

const share = z
  .string()
  .regex(/^0(\.\d{1,4})?$/, 'must be a decimal string below 1 with at most 4 decimals, such as "0.4"')
const rates = z.strictObject(
  Object.fromEntries(AGENT_PRODUCTS.map((product) => [product, share])) as Record<
    (typeof AGENT_PRODUCTS)[number],
    typeof share
  >,
)
const byLocale = <Text extends z.ZodType>(text: Text) =>
  z
    .partialRecord(z.enum(LOCALES as [string, ...string[]]), text)
    .refine((texts) => texts.en !== undefined, { path: ['en'], message: 'is needed' })

/**
 * The schema of a campaign of agents (AGT-1): the part of each fee that agents get. `PUT /ops/v1/programmes/{alias}` publishes it.
 * Rates are parts of the fee that a referral paid; an agent above gets the difference to the rate of the agent below.
 */
export const programmeSchema = z
  .strictObject({
    alias: kebab,
    timeZone: BASE_FIELDS.timeZone,
    startTime: moment,
    endTime: moment,
    /** Ascending; the first holds for every agent, the others from `activeTraders` in the month before. */
    levels: z
      .array(
        z.strictObject({
          id: kebab,
          activeTraders: z.int().min(0).max(1_000_000),
          rates,
          texts: byLocale(z.strictObject({ name: z.string().min(1).max(24) })),
        }),
      )
      .min(1)
      .max(10),
    /** A direct referral is an active trader of a month with this volume. */
    activeVolume: factMoney,
    /** The parts of a fee that earn nothing. The fee of a maker's fill is one if `MAKER` is listed. */
    deduct: z.array(z.enum(['BONUS', 'COUPON', 'DISCOUNT', 'MAKER'])).default(['BONUS', 'COUPON', 'DISCOUNT']),
    /** The largest sum that one referral brings one agent in a month. */
    monthlyCap: factMoney.optional(),
    /** Hours after the end of a day until it is paid. */
    settleHours: z.int().min(0).max(168).default(20),
    /** A flag of risk control with one of these reasons takes back the rebates of this many days. */
    clawBack: z
      .strictObject({ reasons: z.array(z.string().min(1).max(64)).min(1), days: z.int().min(1).max(366) })
      .optional(),
    /** The most codes of an agent. */
    codes: z.int().min(1).max(50).default(50),
    /** Depth of the tree: an agent, a sub-agent, a sub-agent's sub-agent. */
    depth: z.int().min(1).max(5).default(3),
    texts: byLocale(z.strictObject({ title: z.string().min(1).max(80) })),
    news: z
      .array(
        z.strictObject({
          at: moment,
          texts: byLocale(z.strictObject({ title: z.string().min(1).max(120), body: z.string().max(400).default('') })),
        }),
      )
      .max(20)
      .default([]),
  })
  .superRefine(({ levels }, context) => {
    levels.forEach(({ activeTraders }, index) => {
      const before = levels[index - 1]
      const least = before === undefined ? 0 : before.activeTraders + 1
      if (index === 0 ? activeTraders !== 0 : activeTraders < least)
        context.addIssue({
          code: 'custom',
          path: ['levels', index, 'activeTraders'],
          message:
            index === 0 ? 'must be 0, because the first level holds for every agent' : `must be at least ${least}`,
        })
    })
  })
export type AgentProgramme = z.output<typeof programmeSchema>
export type AgentProgrammeInput = z.input<typeof programmeSchema>
