import { readFileSync } from 'node:fs'
import { sourceFiles } from '#tests/fixtures/source-files.ts'
import { coverageOf, requirementsIn, type Coverage } from './requirement-coverage.ts'

const TEST_ROOMS = ['activities', 'app', 'components', 'front', 'gateway', 'lib', 'runner', 'scripts', 'store', 'tests']
const DOCUMENTS = ['requirements.md', 'reliability.md']

/** The coverage of this clone: what the documents number, and every test's titles. */
export function readCoverage(): Coverage {
  const requirements = DOCUMENTS.flatMap((name) =>
    requirementsIn(name, readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')),
  )
  return coverageOf(requirements, sourceFiles(/\.(test|spec)\.tsx?$/, TEST_ROOMS))
}
