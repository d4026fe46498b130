import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'

/**
 * Writes a file that only its owner may read (0600), whole or not at all.
 * @throws Error that names the file, for example when its disk is full
 */
export function writePrivate(file: string, content: string | Uint8Array) {
  const half = `${file}.new`
  try {
    writeFileSync(half, content, { mode: 0o600 })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw new Error(`${file} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

export const writePrivateJson = (file: string, value: unknown) =>
  writePrivate(file, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Writes Node's compile cache now, because Node does so only at a clean exit, but a killed process needs it most. On a full disk Node
 * leaves half a file for each module, `<hash>.<random>`; these are removed.
 */
export function saveCompileCache() {
  flushCompileCache()
  const folder = getCompileCacheDir()
  if (folder === undefined) return
  try {
    for (const name of readdirSync(folder)) if (name.includes('.')) rmSync(join(folder, name), { force: true })
  } catch {
    // A start must not fail because of its cache.
  }
}
