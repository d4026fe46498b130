import * as z from 'zod/mini'
import {
  operatorSchema,
  reasonCodeSchema,
  rewardKindSchema,
  rewardTypeSchema,
  taskPeriodSchema,
  taskStatusSchema,
  taskTypeSchema,
} from '../enumerations.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { amountSchema, decimalSchema, instantSchema, moneySchema } from '../money.ts'

export const countSchema = z.object({ count: nonNegativeIntegerSchema })

/** The reward of a task or a prize (contract §6). `label` is already in the caller's language. */
export const rewardSchema = z.object({
  rewardType: rewardTypeSchema,
  kind: rewardKindSchema,
  amount: z.union([moneySchema, countSchema, z.object({ item: z.string() })]),
  label: z.string(),
})
export type Reward = z.infer<typeof rewardSchema>

export const taskActionSchema = z.object({ appRoute: z.optional(z.string()), webUrl: z.optional(z.string()) })

/** Contract §6. `target` is money for volumes and deposits, a count for states, trades, shares and invitations. */
export const taskSchema = z.object({
  taskId: idSchema,
  taskType: taskTypeSchema,
  title: z.string(),
  /** @assumed one sentence under the title (design, "Task card"). */
  description: z.optional(z.string()),
  period: taskPeriodSchema,
  operator: operatorSchema,
  target: z.union([moneySchema, countSchema]),
  reward: rewardSchema,
  action: taskActionSchema,
  windowDays: z.optional(positiveIntegerSchema),
  claimDays: positiveIntegerSchema,
})
export type Task = z.infer<typeof taskSchema>

/** One rule of a decision: expected and actual value, the excluded facts with their reasons, and the next action. */
export const traceEntrySchema = z.object({
  rule: z.string(),
  expected: z.string(),
  actual: z.string(),
  passed: z.boolean(),
  /** The number of counted facts. */
  counted: nonNegativeIntegerSchema,
  excluded: z.array(z.object({ reason: reasonCodeSchema, count: positiveIntegerSchema, amount: amountSchema })),
  nextAction: z.nullable(
    z.object({ key: z.string(), appRoute: z.optional(z.string()), webUrl: z.optional(z.string()) }),
  ),
})
export type TraceEntry = z.infer<typeof traceEntrySchema>

/** Progress towards the target. `current` may be negative for EARNINGS alone. @assumed the shape of `progress` */
export const progressSchema = z.object({
  current: decimalSchema,
  target: amountSchema,
  unit: z.nullable(z.string()),
})

export const taskCompletionSchema = z.extend(taskSchema, {
  taskStatus: taskStatusSchema,
  periodKey: z.string(),
  progress: progressSchema,
  completedAt: z.optional(instantSchema),
  claimDeadline: z.optional(instantSchema),
  holdUntil: z.optional(instantSchema),
  resetsAt: z.optional(instantSchema),
  /** @assumed the end of this task's own window, "until 12 Dec" in the design. */
  windowEndsAt: z.optional(instantSchema),
  /** @assumed the reward of a GRANTED task. */
  rewardId: z.optional(idSchema),
  reasonCode: z.optional(reasonCodeSchema),
  trace: z.array(traceEntrySchema).check(z.minLength(1)),
})
export type TaskCompletion = z.infer<typeof taskCompletionSchema>
