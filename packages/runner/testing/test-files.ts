import { globSync, readFileSync } from 'node:fs'
import { ROOT, inRoot } from '../root.ts'

const LONG = /^\/\/ @module-tag long$|\btags: \['long'\]|\bwhenChanged\(/m
/** Folders whose tests have configurations of their own. */
const OWN = /^tests\/(?:e2e|lifecycle|faults|browsers)\//

export const testFiles = (): string[] =>
  globSync('**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name.startsWith('.'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The files of `vitest.config.ts` that have tests with the tag `long`. */
export const longTestFiles = (): string[] =>
  testFiles().filter((path) => !OWN.test(path) && LONG.test(readFileSync(inRoot(path), 'utf8')))
