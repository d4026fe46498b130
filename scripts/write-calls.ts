import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { callsDocument, createTestFinder } from './calls-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
writeFileSync(new URL('../docs/calls.md', import.meta.url), callsDocument(createTestFinder(root)))
