import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { PERFORMANCE_COLUMNS, columnsSchema } from './export-columns.ts'
import { performanceQuery } from './performance.ts'

/** Contract §10: the days of the list's filter as a file (ADR 0072), the first day first, or its codes. */
export const performanceExport = defineCall({
  name: 'performanceExport',
  method: 'GET',
  path: '/v1/activity/general/agent/performance/export/{id}',
  auth: 'agent',
  answers: 'csv',
  source: 'extension',
  summary: 'How a campaign goes, by day or by code, as a CSV file.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(z.omit(performanceQuery, { pageIndex: true, pageSize: true, sort: true }), {
    columns: columnsSchema(PERFORMANCE_COLUMNS),
    /** The table of codes in place of the days; `columns` are those of the days alone. */
    table: z.optional(z.enum(['codes'])),
  }),
  data: z.string(),
})
