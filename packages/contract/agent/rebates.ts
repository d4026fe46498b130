import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { listOf, optionals, orNull, textSchema } from '../fields.ts'
import { idSchema, optionalId, vipCodeSchema } from '../identifiers.ts'
import { amountSchema, instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { pageOf } from '../paging.ts'
import {
  AGENT_CALL,
  agentListQuery,
  agentProductSchema,
  agentSourceSchema,
  daySchema,
  monthSchema,
  REBATE_STATUSES,
  rebateDeductionSchema,
} from './agent.ts'
import { columnsSchema, REBATE_COLUMNS } from './export-columns.ts'

export const REBATE_SORTS = ['at', 'volume', 'fee', 'rebate'] as const

/**
 * @assumed one rebate: `rebate` = (`fee` − `bonusFee`) × `rate`, rounded down to 8 decimals; `bonusFee` is the sum of `deductions`.
 * `reasonCode` explains a rebate of zero or below it. `cappedTo` is set when the month's cap left less than the arithmetic.
 * A claw-back has `reverses`, the line that it takes back, and a rebate below zero. A line that gives it back has `reverses`, the claw-back, and a
 * rebate above zero. `settlesAt` is when the line's day is or was to be
 * paid, null without a rebate. The newest lines come first by default.
 */
export const rebateSchema = z.object({
  rebateId: idSchema,
  at: instantSchema,
  /** The person of `invitee`, by the id of the referral list: masked names are not unique. */
  referralId: optionalId,
  invitee: textSchema,
  source: agentSourceSchema,
  vipCode: vipCodeSchema,
  product: agentProductSchema,
  symbol: textSchema,
  volume: moneySchema,
  fee: moneySchema,
  bonusFee: moneySchema,
  deductions: listOf(rebateDeductionSchema),
  rate: rateSchema,
  rebate: signedMoneySchema,
  cappedTo: orNull(moneySchema),
  reverses: orNull(idSchema),
  status: z.enum(REBATE_STATUSES),
  reasonCode: orNull(reasonCodeSchema),
  settlesAt: orNull(instantSchema),
})
export type Rebate = z.infer<typeof rebateSchema>

/**
 * @assumed the sums over all rows of the filter, not of the page; `rebate` is the sum of the other three. Claw-backs have no
 * volume and no fee. `settlesAt` is when the next pending day is paid, `due` its part of `pending` and `today`. Both are not paid
 * yet: a line of today has the status PENDING.
 */
const rebateTotalsSchema = z.object({
  volume: moneySchema,
  fee: moneySchema,
  bonusFee: z.optional(moneySchema),
  rebate: signedMoneySchema,
  settled: signedMoneySchema,
  pending: signedMoneySchema,
  today: signedMoneySchema,
  settlesAt: orNull(instantSchema),
  due: z.optional(signedMoneySchema),
})

export const rebateQuery = z.extend(agentListQuery(REBATE_SORTS), {
  ...optionals({
    product: agentProductSchema,
    status: z.enum(REBATE_STATUSES),
    /** One referral's lines, by the id of the referral list. */
    referralId: idSchema,
    minRebate: amountSchema,
    maxRebate: amountSchema,
  }),
})

export const rebateList = defineCall({
  name: 'rebateList',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/rebate/list/{id}',
  source: 'spec',
  summary: 'My rebates of a campaign, trade by trade.',
  query: rebateQuery,
  data: {
    ...pageOf(rebateSchema),
    totals: rebateTotalsSchema,
    /** The daily sums of the filter, for the chart; days without a rebate are left out. */
    days: listOf(z.object({ day: daySchema, direct: signedMoneySchema, sub: signedMoneySchema })),
    asOf: instantSchema,
  },
})

/**
 * Contract §10: the rebates of the list's filter as a file (ADR 0072), newest first. @assumed `statement`: the lines that the
 * days of this month pay, in the zone of the campaign, with all columns, in the order of settleDay, at and rebateId; other fields
 * are ignored.
 */
export const rebateExport = defineCall({
  name: 'rebateExport',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/rebate/export/{id}',
  answers: 'csv',
  summary: 'My rebates of a campaign as a CSV file.',
  query: z.extend(z.omit(rebateQuery, { pageIndex: true, pageSize: true }), {
    columns: columnsSchema(REBATE_COLUMNS),
    statement: z.optional(monthSchema),
  }),
  data: textSchema,
})
