import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { createClock } from '@fanfare/gateway/clock.ts'
import { ANCHOR_FILE, readDataKeys } from '@fanfare/gateway/config.ts'
import { auditDataKeys } from '@fanfare/gateway/keys.ts'
import { acceptFindings } from '@fanfare/gateway/seals/accept-findings.ts'
import { verifySeals } from '@fanfare/gateway/seals/verify-seals.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command, say, warn } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { dataDirOf, withDatabase } from '../start/with-instance.ts'

/** A large ledger takes long, and the user can end the command with Ctrl-C. */
const PATIENCE_MS = 6 * 60 * 60_000

const { values } = parseArgs({ options: COMMANDS.audit.options })

/**
 * `npm run audit`: prints each violation and ends with code 1 if there is one (contract §8). `-- --accept "why"`
 * accepts its findings in the seals, for example after a restore: they are not reported again, and the anchor begins
 * anew.
 */
await command(() =>
  withDatabase(process.env, async (db) => {
    const anchorFile = join(dataDirOf(process.env), ANCHOR_FILE)
    const seals = await verifySeals(db, { anchorFile, timeoutMs: PATIENCE_MS })
    const dataKeys = await auditDataKeys(db, {
      dataKeys: readDataKeys(requireConfig(process.env)),
      timeoutMs: PATIENCE_MS,
    })
    const violations = [...(await audit(db, PATIENCE_MS)), ...seals.violations, ...dataKeys.violations]
    for (const { rule, subject, detail } of violations) say(`${rule}: ${subject}: ${detail}`)
    for (const notice of [...seals.notices, ...dataKeys.notices]) warn(notice)
    warn(`${seals.rows} rows in ${seals.seals} seals were read.`)
    if (violations.length === 0) say('No violation.')
    if (values.accept !== undefined) {
      await acceptFindings(
        { db, clock: createClock() },
        { anchorFile, reason: values.accept, violations: seals.violations },
      )
      warn(`Accepted: ${seals.violations.length} findings in the seals.`)
    }
    return violations.length === 0 ? 0 : 1
  }),
)
