import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTables, readLanguageSources } from './language-tables.ts'

const ROOT = join(import.meta.dirname, '..')

const tables = await languageTables(ROOT, await readLanguageSources(ROOT))
for (const [path, text] of tables) writeFileSync(join(ROOT, path), text)
