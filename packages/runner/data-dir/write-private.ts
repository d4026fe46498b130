import { renameSync, writeFileSync } from 'node:fs'

/** Writes JSON that only the owner may read (0600), atomically. */
export function writePrivate(file: string, value: unknown): void {
  const half = `${file}.${process.pid}.tmp`
  writeFileSync(half, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(half, file)
}
