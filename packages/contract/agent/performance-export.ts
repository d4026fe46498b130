import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { PERFORMANCE_COLUMNS, columnsSchema } from './export-columns.ts'
import { performanceQuery } from './performance.ts'

/** The tables of the page beside the days. */
const EXPORT_TABLES = ['codes', 'products', 'symbols', 'branch'] as const
export type ExportTable = (typeof EXPORT_TABLES)[number]

/** Contract §10: the days of the list's filter as a file (ADR 0072), the first day first, or another table of its page. */
export const performanceExport = defineCall({
  name: 'performanceExport',
  method: 'GET',
  path: '/v1/activity/general/agent/performance/export/{id}',
  auth: 'agent',
  answers: 'csv',
  source: 'extension',
  summary: 'How a campaign goes, by day, code, product, symbol or sub-agent, as a CSV file.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(z.omit(performanceQuery, { pageIndex: true, pageSize: true, sort: true }), {
    columns: columnsSchema(PERFORMANCE_COLUMNS),
    /** In place of the days, whose alone `columns` are. */
    table: z.optional(z.enum(EXPORT_TABLES)),
  }),
  data: z.string(),
})
