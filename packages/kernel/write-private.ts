import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that only its owner may read (0600), whole or not at all.
 * @throws Error that names the file, for example when its disk is full
 */
export function writePrivate(file: string, content: string | Uint8Array): void {
  const half = `${file}.new`
  try {
    writeFileSync(half, content, { mode: 0o600 })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw new Error(`${file} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

export const writePrivateJson = (file: string, value: unknown): void =>
  writePrivate(file, `${JSON.stringify(value, null, 2)}\n`)
