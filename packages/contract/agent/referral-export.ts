import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { REFERRAL_COLUMNS, columnsSchema } from './export-columns.ts'
import { referralQuery } from './referral-list.ts'

/** Contract §10: the referrals of the list's filter as a file (ADR 0072), the newest first. */
export const referralExport = defineCall({
  name: 'referralExport',
  method: 'GET',
  path: '/v1/activity/general/agent/referral/export/{id}',
  auth: 'agent',
  answers: 'csv',
  source: 'extension',
  summary: 'My referrals as a CSV file, masked.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(z.omit(referralQuery, { pageIndex: true, pageSize: true }), {
    columns: columnsSchema(REFERRAL_COLUMNS),
  }),
  data: z.string(),
})
