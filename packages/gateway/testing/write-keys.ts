import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'

/** A file for OPS_KEYS_FILE. */
export function writeKeys(keys: readonly object[]): string {
  const path = join(temporaryFolder(), 'keys.json')
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 })
  return path
}
