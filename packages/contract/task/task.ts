import * as z from 'zod/mini'
import {
  operatorSchema,
  REWARD_STATES,
  reasonCodeSchema,
  rewardKindSchema,
  rewardTypeSchema,
  taskPeriodSchema,
  taskStatusSchema,
  taskTypeSchema,
} from '../enumerations.ts'
import { flagSchema, nullableText, objects, optionals, optionalText, textSchema, textUpTo } from '../fields.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { amountSchema, decimalSchema, instantSchema, moneySchema, optionalInstant, quantitySchema } from '../money.ts'

const countSchema = z.object({ count: nonNegativeIntegerSchema })

/** The reward of a task or a prize (contract §6). `label` is already in the caller's language. */
export const rewardSchema = z.object({
  rewardType: rewardTypeSchema,
  kind: rewardKindSchema,
  amount: quantitySchema,
  label: textSchema,
})
export type Reward = z.infer<typeof rewardSchema>

/** @assumed the language of the operator's texts where they are not translated into the caller's; else absent. */
export const textLanguageSchema = optionalText

export const taskActionSchema = z.object({ appRoute: optionalText, webUrl: optionalText })

/** What a call of the claimant says about a reward at once. */
export const rewardStateShape = optionals({
  state: z.enum(REWARD_STATES),
  reasonCode: reasonCodeSchema,
  holdUntil: instantSchema,
  expiresAt: instantSchema,
})

/** Contract §6. `target` is money for volumes and deposits, a count for states, trades, shares and invitations. */
export const taskSchema = z.object({
  taskId: idSchema,
  taskType: taskTypeSchema,
  title: textSchema,
  /** @assumed one sentence under the title (design, "Task card"). */
  description: optionalText,
  textLanguage: textLanguageSchema,
  period: taskPeriodSchema,
  operator: operatorSchema,
  target: z.union([moneySchema, countSchema]),
  reward: rewardSchema,
  action: taskActionSchema,
  /** @assumed the group of a general campaign's task, the `identifier` of `general/taskCompletions`. */
  identifier: optionalId,
  windowDays: z.optional(positiveIntegerSchema),
  claimDays: positiveIntegerSchema,
})
export type Task = z.infer<typeof taskSchema>

/**
 * Values of a reason (contract §6). `at` is the newest of its facts, `until` the instant that decided (the join, or an end
 * or start of the window), `limit` an amount that is needed. `amount` and `symbol` are of the newest fact, or what is missing.
 */
export const reasonDetailSchema = z.object({
  ...optionals({
    at: instantSchema,
    amount: decimalSchema,
    symbol: textSchema,
    limit: amountSchema,
    until: instantSchema,
  }),
})
export type ReasonDetail = z.infer<typeof reasonDetailSchema>

/**
 * One fact of a rule. `label` is a code that the page puts into words: `trade.spot.buy:BTC/USDT`
 * (`packages/languages/fact-words.ts`). `amount` is in the unit of the target. @assumed `detail`, the values of this fact's own
 * reason
 */
export const tracedFactSchema = z.object({
  at: instantSchema,
  label: textUpTo(200),
  amount: decimalSchema,
  counted: flagSchema,
  reason: z.optional(reasonCodeSchema),
  detail: z.optional(reasonDetailSchema),
  /** When the platform reported it, if that was after the time of the task was over. */
  arrivedAt: optionalInstant,
})
export type TracedFact = z.infer<typeof tracedFactSchema>

/** The most facts that a rule lists. */
export const FACTS_MAXIMUM = 20

/** One rule of a decision: expected and actual value, the excluded facts with their reasons, and the next action. */
export const traceEntrySchema = z.object({
  rule: textSchema,
  expected: textSchema,
  actual: textSchema,
  passed: flagSchema,
  /** The number of counted facts. */
  counted: nonNegativeIntegerSchema,
  excluded: objects({
    reason: reasonCodeSchema,
    count: positiveIntegerSchema,
    amount: amountSchema,
    detail: z.optional(reasonDetailSchema),
  }),
  /** Newest first. Absent where the trace is computed from sums alone. */
  facts: z.optional(z.array(tracedFactSchema).check(z.maxLength(FACTS_MAXIMUM))),
  nextAction: z.nullable(z.object({ key: textSchema, appRoute: optionalText, webUrl: optionalText })),
})
export type TraceEntry = z.infer<typeof traceEntrySchema>

/** Progress towards the target. `current` may be negative for EARNINGS alone. @assumed the shape of `progress` */
const progressSchema = z.object({
  current: decimalSchema,
  target: amountSchema,
  unit: nullableText,
})

export const taskCompletionSchema = z.extend(taskSchema, {
  taskStatus: taskStatusSchema,
  periodKey: textSchema,
  progress: progressSchema,
  ...optionals({
    completedAt: instantSchema,
    claimDeadline: instantSchema,
    holdUntil: instantSchema,
    resetsAt: instantSchema,
    /** @assumed the end of this task's own window, "until 12 Dec" in the design. */
    windowEndsAt: instantSchema,
    /** @assumed the reward of a GRANTED task. */
    rewardId: idSchema,
    reasonCode: reasonCodeSchema,
  }),
  trace: z.array(traceEntrySchema).check(z.minLength(1)),
})
export type TaskCompletion = z.infer<typeof taskCompletionSchema>
