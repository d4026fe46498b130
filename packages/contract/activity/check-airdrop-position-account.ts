import * as z from 'zod/mini'
import { defineCall, type CallData } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { activityIdQuery } from '../identifiers.ts'
import { instantSchema, moneySchema } from '../money.ts'

/** Contract §4. @assumed the accounts of the position, the snapshots, and the time of the lookup. */
export const checkAirdropPositionAccount = defineCall({
  name: 'checkAirdropPositionAccount',
  method: 'GET',
  path: '/v1/activity/general/checkAirdropPositionAccount',
  auth: 'user',
  source: 'spec',
  summary: 'Whether what I hold is enough for the airdrop.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'AIRDROP', 'LIMIT'],
  query: activityIdQuery,
  data: z.object({
    eligible: z.boolean(),
    position: moneySchema,
    required: moneySchema,
    reasonCode: z._default(z.nullable(reasonCodeSchema), null),
    accounts: z._default(z.array(z.object({ account: z.string(), amount: moneySchema, counted: z.boolean() })), []),
    snapshots: z._default(
      z.array(z.object({ at: instantSchema, taken: z.boolean(), held: z.nullable(z.boolean()) })),
      [],
    ),
    asOf: z.optional(instantSchema),
  }),
})

export type AirdropCheck = CallData<typeof checkAirdropPositionAccount>
