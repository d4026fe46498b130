import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { command, say } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { makeBackup } from '../backup/make-backup.ts'
import { dataDirOf, withInstance } from '../start/with-instance.ts'

const { values } = parseArgs({ options: COMMANDS.backup.options })

/** `npm run backup -- --to <folder>` (docs/deploying/upgrade-and-backup.md). Does not migrate, so a newer version can back up before it starts. */
await command(() =>
  withInstance(
    process.env,
    async ({ databaseUrl }) => {
      if (values.to === undefined) throw new Error('Name a new folder for the backup: npm run backup -- --to <folder>')
      const [folder, began] = [resolve(values.to), performance.now()]
      const config = requireConfig(process.env)
      const manifest = await makeBackup({ databaseUrl, dataDir: dataDirOf(process.env), config }, folder)
      const { tables, anchor, keyId, dataKeyIds } = manifest
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const mebibytes = tables.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20
      const seconds = (performance.now() - began) / 1000
      say(
        `Backup in ${folder}: ${rows} rows of ${tables.length} tables, ${mebibytes.toFixed(1)} MiB, ${seconds.toFixed(1)} s.`,
      )
      if (keyId !== null) say(`Encrypted with BACKUP_KEY ${keyId}.`)
      else say('NOT ENCRYPTED: whoever reads it has the accounts and the keys of the database. Set BACKUP_KEY.')
      if (keyId === null && dataKeyIds.length > 0) say('DATA_KEY is not in it: keep it elsewhere.')
      if (anchor === null)
        say('There was no anchor (seals.log) in DATA_DIR: keep the one of the gateway with the backup.')
      return 0
    },
    { migrates: false },
  ),
)
