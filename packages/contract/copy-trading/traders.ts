import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, textSchema, trueByDefault } from '../fields.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { noneByDefault, nonNegativeIntegerSchema } from '../integers.ts'
import { decimalSchema, rateSchema } from '../money.ts'

/**
 * @assumed a lead trader as the page shows them. Ratios are decimal strings ("0.091" is 9.1 %); `roi30d` is over 30 days,
 * `worstFall` the largest drop from a peak in 90 days, zero or less; `authentic` and `traderType` are parameters of the app's
 * link.
 */
export const leadTraderSchema = z.object({
  traderId: idSchema,
  name: textSchema,
  followers: nonNegativeIntegerSchema,
  capacity: nonNegativeIntegerSchema,
  roi30d: decimalSchema,
  worstFall: decimalSchema,
  profitShare: rateSchema,
  covered: falseByDefault,
  following: falseByDefault,
  authentic: trueByDefault,
  traderType: z._default(textSchema, 'lead'),
})
export type LeadTrader = z.infer<typeof leadTraderSchema>

export const copyTradingTraders = defineCall({
  name: 'copyTradingTraders',
  path: '/v1/activity/copyTrading/traders',
  auth: 'public',
  summary: 'The lead traders of a promotion; `following` is true with a token only.',
  screens: ['SCR-6'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: { items: z.array(leadTraderSchema), total: noneByDefault },
})
