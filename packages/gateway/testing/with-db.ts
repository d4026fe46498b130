import { sql } from 'kysely'
import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { databaseParts } from '../create-context.ts'

/** The same gateway on another connection to its database: its batches run there, too. */
export const withDb = (gateway: GatewayContext, db: GatewayContext['db']): GatewayContext => ({
  ...gateway,
  ...databaseParts(db),
})

/** 'allowed', or the code with which PostgreSQL refuses the statement. */
export const outcomeOf = (db: Db, statement: string): Promise<string> =>
  sql
    .raw(statement)
    .execute(db)
    .then(
      () => 'allowed',
      ({ code }: { code: string }) => code,
    )
