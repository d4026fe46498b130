import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema, monthSchema } from './agent.ts'
import { REBATE_COLUMNS, columnsSchema } from './export-columns.ts'
import { rebateQuery } from './rebate-list.ts'

/**
 * Contract §10: the rebates of the list's filter as a file (ADR 0072), newest first. @assumed `statement`: the lines that the days of
 * this month pay, in the zone of the campaign, with all columns, in the order of settleDay, at and rebateId; other fields count nothing.
 */
export const rebateExport = defineCall({
  name: 'rebateExport',
  method: 'GET',
  path: '/v1/activity/general/agent/rebate/export/{id}',
  auth: 'agent',
  answers: 'csv',
  source: 'extension',
  summary: 'My rebates of a campaign as a CSV file.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(z.omit(rebateQuery, { pageIndex: true, pageSize: true }), {
    columns: columnsSchema(REBATE_COLUMNS),
    statement: z.optional(monthSchema),
  }),
  data: z.string(),
})
