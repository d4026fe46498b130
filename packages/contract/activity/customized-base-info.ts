import * as z from 'zod/mini'
import { defineCall, type CallData } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { taskActionSchema } from '../task/task.ts'
import { activitySummarySchema, pageStatusSchema } from './activity.ts'

/** @assumed the data: the summary, the groups of tasks that `identifier` selects, and the main action of the page */
export const customizedBaseInfo = defineCall({
  name: 'customizedBaseInfo',
  method: 'GET',
  path: '/v1/activity/general/customized/baseInfo',
  auth: 'public',
  source: 'spec',
  summary: 'The head of a general campaign: what, when, how much, for whom.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.extend(activitySummarySchema, {
    status: pageStatusSchema,
    timeZone: z.string(),
    regionsExcluded: z._default(z.array(z.string()), []),
    identifiers: z._default(z.array(z.object({ identifier: z.string(), title: z.string() })), []),
    action: z._default(z.nullable(z.extend(taskActionSchema, { label: z.string() })), null),
    airdrop: z._default(z.boolean(), false),
    /** @assumed what the airdrop needs, and its announced snapshots. */
    airdropTerms: z.optional(
      z.object({
        required: moneySchema,
        /** The asset that is held; absent: assets of any kind. */
        asset: z.optional(z.string()),
        snapshots: z._default(z.array(instantSchema), []),
      }),
    ),
    backApply: z._default(z.boolean(), false),
    /** @assumed who may apply to come back, and when we answer. */
    backApplyTerms: z.optional(z.object({ pausedDays: positiveIntegerSchema, answerDays: positiveIntegerSchema })),
  }),
})

export type CampaignHead = CallData<typeof customizedBaseInfo>
