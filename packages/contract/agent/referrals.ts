import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, optionals, orNull, textSchema } from '../fields.ts'
import { idSchema, vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { pageOf } from '../paging.ts'
import { AGENT_CALL, agentListQuery, agentSourceSchema, REFERRAL_STATUSES } from './agent.ts'
import { columnsSchema, REFERRAL_COLUMNS } from './export-columns.ts'

export const REFERRAL_SORTS = ['registeredAt', 'lastActiveAt', 'volume', 'netDeposit'] as const
/** @assumed the bands in USDT: an agent sees a band instead of the balance (AGT-5). */
export const BALANCE_BANDS = ['UNDER_100', '100_1K', '1K_10K', '10K_50K', 'OVER_50K'] as const

const whenSchema = orNull(instantSchema)

/**
 * @assumed one referral with a masked name; volume, net deposit and rebate are those of the queried days. `status` is the last step that
 * it reached. Those who registered last come first by default.
 */
const referralSchema = z.object({
  referralId: idSchema,
  maskedName: textSchema,
  note: orNull(textSchema),
  tag: orNull(textSchema),
  /** The sub-agent whose referral it is; null for a direct one. */
  upline: orNull(textSchema),
  isAgent: falseByDefault,
  source: agentSourceSchema,
  vipCode: vipCodeSchema,
  registeredAt: instantSchema,
  verifiedAt: whenSchema,
  firstDepositAt: whenSchema,
  firstTradeAt: whenSchema,
  lastActiveAt: whenSchema,
  volume: moneySchema,
  lifetimeVolume: z.optional(moneySchema),
  netDeposit: signedMoneySchema,
  rebate: z.optional(signedMoneySchema),
  balance: orNull(z.enum(BALANCE_BANDS)),
  givesBack: z._default(rateSchema, '0'),
  status: z.enum(REFERRAL_STATUSES),
})
export type Referral = z.infer<typeof referralSchema>

/** @assumed the sums over all rows of the filter; each of the four counts has the people whose progress ends there. */
const referralTotalsSchema = z.object({
  volume: moneySchema,
  netDeposit: signedMoneySchema,
  rebate: z.optional(signedMoneySchema),
  /** Those who registered within the days. */
  newInWindow: z.optional(nonNegativeIntegerSchema),
  registered: nonNegativeIntegerSchema,
  verified: nonNegativeIntegerSchema,
  deposited: nonNegativeIntegerSchema,
  traded: nonNegativeIntegerSchema,
})

export const referralQuery = z.extend(agentListQuery(REFERRAL_SORTS), {
  /** `any`: the days limit only the sums; `window`: the list has only those who registered in the days. */
  registered: z._default(z.enum(['any', 'window']), 'any'),
  ...optionals({
    status: z.enum(REFERRAL_STATUSES),
    verified: z.enum(['yes', 'no']),
    minVolume: amountSchema,
    maxVolume: amountSchema,
  }),
})

export const referralList = defineCall({
  name: 'referralList',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/referral/list/{id}',
  source: 'spec',
  summary: 'My referrals, masked.',
  query: referralQuery,
  data: {
    ...pageOf(referralSchema),
    totals: referralTotalsSchema,
    asOf: instantSchema,
  },
})

/** Contract §10: the referrals of the list's filter as a file (ADR 0072), the newest first. */
export const referralExport = defineCall({
  name: 'referralExport',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/referral/export/{id}',
  answers: 'csv',
  summary: 'My referrals as a CSV file, masked.',
  query: z.extend(z.omit(referralQuery, { pageIndex: true, pageSize: true }), {
    columns: columnsSchema(REFERRAL_COLUMNS),
  }),
  data: textSchema,
})

/** Contract §10: an absent field keeps its value, an empty one deletes it; both are trimmed. Only the agent sees them. */
export const saveReferralNote = defineCall({
  name: 'saveReferralNote',
  ...AGENT_CALL,
  method: 'POST',
  path: '/v1/activity/general/agent/referral/note/{id}',
  idempotent: true,
  summary: 'Keeps my private note and tag of a referral.',
  body: {
    referralId: idSchema,
    note: z.optional(z.string().check(z.trim(), z.maxLength(140))),
    tag: z.optional(z.string().check(z.trim(), z.maxLength(24))),
  },
  data: {
    referralId: idSchema,
    note: orNull(textSchema),
    tag: orNull(textSchema),
  },
})
