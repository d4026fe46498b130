import { readFileSync } from 'node:fs'
import { type ProductGraph, examinesProduct, readProductGraph } from '#tests/fixtures/import-graph.ts'
import { type SourceFile, SOURCE_FOLDERS, sourceFiles } from '#tests/fixtures/source-files.ts'
import { coverageOf, idsOfTitles, requirementsIn, type Coverage } from './requirement-coverage.ts'

const TEST_FOLDERS = [...SOURCE_FOLDERS, 'scripts', 'tests']
const DOCUMENTS = ['requirements.md', 'reliability.md']

/** Tests that name a requirement but test code that the product never runs. */
const testsWithoutProduct = (tests: SourceFile[], graph: ProductGraph): SourceFile[] =>
  tests.filter((test) => idsOfTitles(test.text).length > 0 && !examinesProduct(test, graph))

/** The coverage of this clone: the requirements of the documents, and the titles of every test of reachable code. */
export function readCoverage(): Coverage {
  const requirements = DOCUMENTS.flatMap((name) =>
    requirementsIn(name, readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')),
  )
  const tests = sourceFiles(/\.(test|spec)\.tsx?$/, TEST_FOLDERS)
  return coverageOf(requirements, tests, testsWithoutProduct(tests, readProductGraph()))
}
