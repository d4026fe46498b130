import type { GatewayContext } from '../context.ts'
import { databaseParts } from '../create-context.ts'

/** The same gateway on another connection to its database: its batches run there, too. */
export const withDb = (gateway: GatewayContext, db: GatewayContext['db']): GatewayContext => ({
  ...gateway,
  ...databaseParts(db),
})
