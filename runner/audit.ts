import { sql } from 'kysely'
import { audit } from '#gateway/audit/run-audit.ts'
import { createDb } from '#gateway/db/client.ts'
import { command } from './command.ts'
import { withInstance } from './with-instance.ts'

/** `npm run audit`: prints each violation and ends with code 1 if there is one (contract §8). */
await command(() =>
  withInstance(process.env, async ({ databaseUrl }) => {
    // One connection, so that the setting holds: an audit of a large ledger takes longer than a request may.
    const db = createDb({ connectionString: databaseUrl, poolSize: 1 })
    try {
      await sql`set statement_timeout = 0`.execute(db)
      const violations = await audit(db)
      for (const { rule, subject, detail } of violations) process.stdout.write(`${rule}: ${subject}: ${detail}\n`)
      if (violations.length === 0) process.stdout.write('No violation.\n')
      return violations.length === 0 ? 0 : 1
    } finally {
      await db.destroy()
    }
  }),
)
