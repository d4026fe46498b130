import { fileURLToPath } from 'node:url'
import { callsDocument, createTestFinder } from './calls-table.ts'
import { limitsPage } from './limits-table.ts'
import { settingsPage } from './settings-table.ts'

const TABLES: Readonly<Record<string, () => string>> = {
  calls: () => callsDocument(createTestFinder(fileURLToPath(new URL('..', import.meta.url)))),
  limits: limitsPage,
  settings: settingsPage,
}
const table = TABLES[process.argv[2] ?? '']
if (table === undefined) throw new Error(`There are: ${Object.keys(TABLES).join(', ')}.`)
process.stdout.write(table())
