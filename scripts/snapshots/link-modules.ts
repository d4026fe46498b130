import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** npm writes it in place, so the copy has its own. */
const NPMS_LIST = '.package-lock.json'
/** Commands of the packages. Other names with a dot are caches and locks of the first clone. */
const COMMANDS = '.bin'

function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/**
 * A copy of `node_modules` for another clone on the same disk, by hard links, in seconds. Relative links are copied as they
 * are, so that a package of the project leads to the other clone's own folder.
 */
export function linkModules(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  copyFileSync(join(from, NPMS_LIST), join(to, NPMS_LIST))
  for (const name of readdirSync(from))
    if (name === COMMANDS || !name.startsWith('.')) linkFolder(join(from, name), join(to, name))
}
