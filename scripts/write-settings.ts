import { writeFileSync } from 'node:fs'
import { settingsPage } from './settings-table.ts'

writeFileSync(new URL('../docs/settings.md', import.meta.url), settingsPage())
