import { readdirSync, rmSync } from 'node:fs'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'

/**
 * Node would write its cache at a clean exit, which a killed process has not, and its restart is the most urgent. On a full disk Node
 * leaves half a file for each module, `<hash>.<random>`; these are removed.
 */
export function saveCompileCache(): void {
  flushCompileCache()
  const folder = getCompileCacheDir()
  if (folder === undefined) return
  try {
    for (const name of readdirSync(folder)) if (name.includes('.')) rmSync(join(folder, name), { force: true })
  } catch {
    // A start must not fail because of its cache.
  }
}
