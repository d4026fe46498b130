import { createClock } from '@fanfare/gateway/clock.ts'
import { createOwnerDb } from '@fanfare/gateway/db/client.ts'
import { correctAuditLog } from '@fanfare/gateway/seals/correct-audit-log.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command, say, warn } from './command.ts'
import { lockDataDir } from '../data-dir/data-dir-lock.ts'
import { startDatabase } from '../start/start-database.ts'
import { dataDirOf } from '../start/with-instance.ts'

const {
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
  DATABASE_MIGRATION_URL = DATABASE_DIRECT_URL,
} = requireConfig(process.env)

/** Gives `work` the database as the owner of its tables: that of the settings, else the embedded one, which no running Fanfare may use. */
async function asOwner(work: (ownerUrl: string) => Promise<void>): Promise<void> {
  if (DATABASE_MIGRATION_URL !== undefined) return work(DATABASE_MIGRATION_URL)
  const dataDir = dataDirOf(process.env)
  const release = lockDataDir(dataDir)
  try {
    const postgres = await startDatabase({ dataDir, log: warn })
    await work(postgres.ownerUrl).finally(() => postgres.stop())
  } finally {
    release()
  }
}

/** `npm run audit -- correct`: replaces texts of people in old lines of the audit log by keyed hashes, once no instance of 0.2.0 runs. */
await command(async () => {
  await asOwner(async (ownerUrl) => {
    const owner = createOwnerDb(ownerUrl)
    const lines = await correctAuditLog(owner, createClock().now()).finally(() => owner.destroy())
    say(`${lines} lines of the audit log are corrected.`)
  })
  return 0
})
