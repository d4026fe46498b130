import { readFileSync } from 'node:fs'
import { examinesProduct, readProductGraph, type ProductGraph } from '#tests/fixtures/import-graph.ts'
import { SOURCE_FOLDERS, sourceFiles, type SourceFile } from '#tests/fixtures/source-files.ts'

/** A row of `tests/requirements.csv`. */
interface Requirement {
  id: string
  what: string
}

/** A file with tests; `path` is relative to the clone. */
interface TestFile {
  path: string
  text: string
}

/**
 * The side of a test: `browser` drives a real browser, `gateway` asks the gateway or its database, `screen` draws components
 * or runs the page's store, `whole` starts or reads the whole product, and `unit` is everything else.
 */
const SIDES = ['browser', 'screen', 'gateway', 'whole', 'unit'] as const
export type Side = (typeof SIDES)[number]

const SIDE_OF: readonly [RegExp, Side][] = [
  [/^tests\/(?:e2e|browsers)\//, 'browser'],
  [/^tests\//, 'whole'],
  [/^packages\/gateway\//, 'gateway'],
  [/^(?:app|components|gallery|store)\//, 'screen'],
]

export const sideOf = (path: string): Side => SIDE_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'unit'

/** How often a file's titles name a requirement. A table of cases (`test.each`) is one title. */
interface Mention {
  path: string
  titles: number
}

interface Coverage {
  requirements: (Requirement & { mentions: Mention[] })[]
  /** IDs in titles that the list does not have. */
  unknown: { id: string; mentions: Mention[] }[]
  /** Tests that name a requirement and do not count, because they test code that the product never runs. */
  notCounted: string[]
}

const TITLE = /(['"`])((?:\[[A-Z]+-?\d+\] ?)+)/g

export const requirementsIn = (csv: string): Requirement[] =>
  [...csv.matchAll(/^([A-Z]+-\d+),"?(.*?)"?$/gm)].map(([, id = '', what = '']) => ({ id, what }))

/** The IDs at the beginning of the titles of a test file, one list for each title. */
export function idsOfTitles(text: string) {
  return [...text.matchAll(TITLE)].map(([, , ids = '']) => ids.match(/[A-Z]+-?\d+/g) ?? [])
}

export function coverageOf(requirements: Requirement[], files: TestFile[], notCounted: TestFile[] = []): Coverage {
  const leftOut = new Set(notCounted.map(({ path }) => path))
  const mentions = new Map<string, Mention[]>()
  for (const { path, text } of files) {
    for (const id of idsOfTitles(text).flatMap((ids) => [...new Set(ids)])) {
      const ofId = mentions.get(id) ?? []
      mentions.set(id, ofId)
      const here = ofId.find((mention) => mention.path === path)
      if (here) here.titles += 1
      else ofId.push({ path, titles: 1 })
    }
  }
  const known = new Set(requirements.map(({ id }) => id))
  return {
    requirements: requirements.map((one) => ({
      ...one,
      mentions: (mentions.get(one.id) ?? []).filter(({ path }) => !leftOut.has(path)),
    })),
    unknown: [...mentions].filter(([id]) => !known.has(id)).map(([id, ofId]) => ({ id, mentions: ofId })),
    notCounted: [...leftOut],
  }
}

const titlesOf = (mentions: Mention[]) => mentions.reduce((sum, { titles }) => sum + titles, 0)

/** A column for each side, so that many tests on one side do not hide that another has none. */
const columnsOf = (mentions: Mention[]) =>
  SIDES.map((side) => {
    const titles = titlesOf(mentions.filter(({ path }) => sideOf(path) === side))
    return (titles === 0 ? '–' : String(titles)).padStart(side.length)
  }).join('  ')

const rowOf = (id: string, mentions: Mention[]) =>
  `  ${id.padEnd(9)} ${columnsOf(mentions)}   ${mentions.map(({ path }) => path).join(', ')}`.trimEnd()

/** Rules of reliability, such as `D-3`; all others are requirements of the product. */
const isRule = (id: string) => /^(?:D|DEV)-/.test(id)

/** The coverage as text for a terminal: the requirements, unknown IDs, tests that do not count, and the sums. */
export function reportOf({ requirements, unknown, notCounted }: Coverage) {
  const section = (title: string, rows: readonly { id: string; mentions: Mention[] }[]) =>
    [title, `  ${' '.repeat(9)} ${SIDES.join('  ')}`, ...rows.map(({ id, mentions }) => rowOf(id, mentions))].join('\n')
  const [rules = [], ofProduct = []] = [true, false].map((wanted) =>
    requirements.filter(({ id }) => isRule(id) === wanted),
  )
  const countOf = (rows: Coverage['requirements']) =>
    `${rows.filter(({ mentions }) => mentions.length > 0).length} of ${rows.length}`
  return [
    section('Requirements', requirements),
    ...(unknown.length > 0 ? [section('Unknown IDs', unknown)] : []),
    ...(notCounted.length > 0
      ? [['Not counted: the product never runs what these test', ...notCounted.map((path) => `  ${path}`)].join('\n')]
      : []),
    `${countOf(ofProduct)} requirements and ${countOf(rules)} rules of reliability are named by a test`,
  ].join('\n\n')
}

const TEST_FOLDERS = [...SOURCE_FOLDERS, 'scripts', 'tests']

/** Tests that name a requirement but test code that the product never runs. */
const testsWithoutProduct = (tests: SourceFile[], graph: ProductGraph) =>
  tests.filter((test) => idsOfTitles(test.text).length > 0 && !examinesProduct(test, graph))

/** The coverage of this clone: the listed requirements, and the titles of every test of reachable code. */
export function readCoverage(): Coverage {
  const requirements = requirementsIn(readFileSync(new URL('../tests/requirements.csv', import.meta.url), 'utf8'))
  const tests = sourceFiles(/\.(test|spec)\.tsx?$/, TEST_FOLDERS)
  return coverageOf(requirements, tests, testsWithoutProduct(tests, readProductGraph()))
}
