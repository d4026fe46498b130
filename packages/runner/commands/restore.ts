import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkDatabase } from '@fanfare/gateway/db/check-database.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command, say, warn } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts'
import { keyForBackup } from '../backup/manifest.ts'
import { lockDataDir } from '../data-dir/data-dir-lock.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { dataDirOf } from '../start/with-instance.ts'

const { values } = parseArgs({ options: COMMANDS.restore.options })

/** The database to restore into: that of the settings, else the embedded one, which is made here. */
async function openTarget(
  { DATABASE_URL: url, DATABASE_MIGRATION_URL: owner = url }: ReturnType<typeof requireConfig>,
  dataDir: string,
) {
  if (url !== undefined && owner !== undefined) {
    await checkDatabase(owner, url === owner ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL')
    return { ownerUrl: owner, gatewayUrl: url, stop: () => Promise.resolve() }
  }
  const postgres = await startPostgres({ dataDir, log: warn })
  return { ownerUrl: postgres.ownerUrl, gatewayUrl: postgres.url, stop: () => postgres.stop() }
}

/** `npm run restore -- --from <folder>` (docs/deploying/upgrade-and-backup.md). It reads the whole backup before it touches the target. */
await command(async () => {
  if (values.from === undefined) throw new Error('Name the folder of the backup: npm run restore -- --from <folder>')
  const config = requireConfig(process.env)
  const folder = resolve(values.from)
  const source = { folder, key: await keyForBackup(folder, config) }
  const manifest = await checkBackup(source)
  say(`Backup of ${manifest.madeAt}, version ${manifest.version}: ${manifest.tables.length} tables, whole.`)
  if (values.check) return 0
  const dataDir = dataDirOf(process.env)
  const release = lockDataDir(dataDir)
  try {
    const { stop, ...urls } = await openTarget(config, dataDir)
    try {
      const left = await restoreBackup(manifest, source, { ...urls, dataDir, config })
      for (const line of left) say(line)
    } finally {
      await stop()
    }
  } finally {
    release()
  }
  say(
    'Not in a backup: the settings, the files that they name (OPS_KEYS_FILE, OPS_POLICY_FILE, WEBHOOK_SECRETS_FILE), logs, and anchors of other gateways.',
  )
  say('Restored. Run "npm run audit" before you start.')
  return 0
})
