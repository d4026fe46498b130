import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of `packages` in package-lock.json. */
interface Locked {
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Lock = Readonly<Record<string, Locked | undefined>>

/** Node's own search: beside the package, then in each folder above it. */
function resolveIn(lock: Lock, from: string, name: string) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))) {
    const path = join(folder, 'node_modules', name)
    if (lock[path] !== undefined) return path
    if (folder === '') return undefined
  }
}

/**
 * The folders of the packages that `names` need when they run, with themselves, sorted: those that are installed here, because
 * npm leaves out optional ones of other platforms.
 * @throws Error when the lock file lacks one of `names`
 */
export function packagesOf(root: string, lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (from: string, name: string): boolean => {
    const path = resolveIn(lock, from, name)
    const entry = path === undefined ? undefined : lock[path]
    if (path === undefined || entry === undefined) return false
    if (found.has(path) || (!entry.link && !existsSync(join(root, path)))) return true
    found.add(path)
    const inside = entry.link ? join('packages', name.replace('@fanfare/', '')) : path
    const { dependencies, optionalDependencies, peerDependencies } = lock[inside] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(inside, needed)
    return true
  }
  for (const name of names) if (!add('', name)) throw new Error(`package-lock.json has no package ${name}`)
  return [...found].toSorted()
}
