import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shrinkPng } from './shrink-png.ts'

const FOLDER = join(import.meta.dirname, '..', 'tests', 'e2e', 'snapshots')

for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.png'))) {
  const small = await shrinkPng(readFileSync(join(FOLDER, name)))
  if (small) writeFileSync(join(FOLDER, name), small)
}
