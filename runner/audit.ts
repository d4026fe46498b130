import { audit } from '#gateway/audit/run-audit.ts'
import { createDb } from '#gateway/db/client.ts'
import { command } from './command.ts'
import { withInstance } from './with-instance.ts'

/** Somebody waits for it, with a key to end it; a large ledger takes its time. */
const PATIENCE_MS = 6 * 60 * 60_000

/** `npm run audit`: prints each violation and ends with code 1 if there is one (contract §8). */
await command(() =>
  withInstance(process.env, async ({ databaseUrl }) => {
    const db = createDb({ connectionString: databaseUrl, poolSize: 1 })
    try {
      const violations = await audit(db, PATIENCE_MS)
      for (const { rule, subject, detail } of violations) process.stdout.write(`${rule}: ${subject}: ${detail}\n`)
      if (violations.length === 0) process.stdout.write('No violation.\n')
      return violations.length === 0 ? 0 : 1
    } finally {
      await db.destroy()
    }
  }),
)
