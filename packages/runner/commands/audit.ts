import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { createClock } from '@fanfare/gateway/clock.ts'
import { ANCHOR_FILE, readDataKeys } from '@fanfare/gateway/config.ts'
import { findSecret } from '@fanfare/gateway/accounts/db/secrets.ts'
import { createDb, type Db } from '@fanfare/gateway/db/client.ts'
import { findKeyIdsInRows, findUndecryptable } from '@fanfare/gateway/db/data-keys.ts'
import { acceptFindings } from '@fanfare/gateway/seals/accept-findings.ts'
import { verifySeals } from '@fanfare/gateway/seals/verify-seals.ts'
import { dataKeyId } from '@fanfare/gateway/util/cipher.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { dataDirOf, withInstance } from '../start/with-instance.ts'

/** A large ledger takes long, and the user can end the command with Ctrl-C. */
const PATIENCE_MS = 6 * 60 * 60_000

const { values } = parseArgs({ options: COMMANDS.audit.options })

/** The online audit has no such rule: a gateway does not start without the keys of its rows. */
async function auditDataKeys(db: Db, config: ReturnType<typeof requireConfig>) {
  const [own, used] = [await findSecret(db, 'data'), await findKeyIdsInRows(db)]
  const found = await findUndecryptable(db, [...readDataKeys(config), ...(own === null ? [] : [own])])
  const violations = found.map((finding) => ({ rule: 'encrypted row can be decrypted', ...finding }))
  const { DATA_KEY_PREVIOUS: former } = config
  if (former === undefined) return { violations, notices: [] }
  const notice = used.has(dataKeyId(former))
    ? 'Some rows still need DATA_KEY_PREVIOUS: a gateway that has it encrypts them with DATA_KEY.'
    : 'No row needs DATA_KEY_PREVIOUS: it can be removed.'
  return { violations, notices: [notice] }
}

/**
 * `npm run audit`: prints each violation and ends with code 1 if there is one (contract §8). `-- --accept "why"`
 * accepts its findings in the seals, for example after a restore: they are not reported again, and the anchor begins
 * anew.
 */
await command(() =>
  withInstance(process.env, async ({ databaseUrl }) => {
    const anchorFile = join(dataDirOf(process.env), ANCHOR_FILE)
    const db = createDb({ connectionString: databaseUrl, poolSize: 1 })
    try {
      const seals = await verifySeals(db, { anchorFile, timeoutMs: PATIENCE_MS })
      const dataKeys = await withTimeouts(PATIENCE_MS, () => auditDataKeys(db, requireConfig(process.env)))
      const violations = [...(await audit(db, PATIENCE_MS)), ...seals.violations, ...dataKeys.violations]
      for (const { rule, subject, detail } of violations) process.stdout.write(`${rule}: ${subject}: ${detail}\n`)
      for (const notice of [...seals.notices, ...dataKeys.notices]) process.stderr.write(`${notice}\n`)
      process.stderr.write(`${seals.rows} rows in ${seals.seals} seals were read.\n`)
      if (violations.length === 0) process.stdout.write('No violation.\n')
      if (values.accept !== undefined) {
        await acceptFindings(
          { db, clock: createClock() },
          { anchorFile, reason: values.accept, violations: seals.violations },
        )
        process.stderr.write(`Accepted: ${seals.violations.length} findings in the seals.\n`)
      }
      return violations.length === 0 ? 0 : 1
    } finally {
      await db.destroy()
    }
  }),
)
