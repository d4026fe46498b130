import { writeFileSync } from 'node:fs'
import { limitsPage } from './limits-table.ts'

writeFileSync(new URL('../docs/limits.md', import.meta.url), limitsPage())
