import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'

const FOLDERS = ['app', 'components', 'front', 'gallery', 'lib', 'packages', 'store', 'tests']
const TEST = /\.(test|spec)\.tsx?$/
/** Tests that loop over the whole registry, and would be listed in every row. */
const LOOPS = /packages\/contract\/(index|openapi)\.test\.ts$/

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // A folder that does not exist yet has no tests.
    return []
  }
}

/** `activity/apply` for the call named `apply`: the path of its file. */
export function callFiles(root: string): Map<string, string> {
  const contract = join(root, 'packages/contract')
  const found = new Map<string, string>()
  for (const file of filesUnder(contract)) {
    if (TEST.test(file)) continue
    const name = /defineCall\(\{\s*name: '([a-zA-Z]+)'/.exec(readFileSync(file, 'utf8'))?.[1]
    if (name) found.set(name, relative(contract, file).split(sep).join('/').replace(/\.ts$/, ''))
  }
  return found
}

/** The test files that name a call's path, import its file, or are beside its route. */
export function createTestFinder(root: string): (call: CallDefinition) => string[] {
  const files = callFiles(root)
  const tests = FOLDERS.flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => TEST.test(file))
    .map((file) => ({ file: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !LOOPS.test(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))

  return (call) => {
    const home = files.get(call.name) ?? call.name
    const path = call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[a-zA-Z]+\}/g, '[^/\'"`\\s]+')
    const named = new RegExp(`['"\`]${path}(?![A-Za-z0-9/])`)
    return tests
      .filter(
        ({ file, text }) => named.test(text) || text.includes(`/${home}.ts'`) || file.endsWith(`/${home}.test.ts`),
      )
      .map(({ file }) => file)
  }
}
