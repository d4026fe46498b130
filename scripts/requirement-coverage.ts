import { readFileSync } from 'node:fs'
import { examinesProduct, readProductGraph, type ProductGraph } from '#tests/fixtures/import-graph.ts'
import { SOURCE_FOLDERS, sourceFiles, type SourceFile } from '#tests/fixtures/source-files.ts'

/** A numbered requirement, and where it is defined. */
interface Requirement {
  id: string
  document: string
  chapter: string
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
  /** IDs in titles that no document defines. */
  unknown: { id: string; mentions: Mention[] }[]
  /** Tests that name a requirement and do not count, because they test code that the product never runs. */
  notCounted: string[]
}

const CHAPTER = /^## (.+)$/
/** A definition begins a line, a list item, a table row or a sentence; elsewhere an ID is only mentioned. */
const DEFINITION = /(?:^(?:- |\| )?|\. )([A-Z]+-\d+)(?= [A-Z|*`])/g
const TITLE = /(['"`])((?:\[[A-Z]+-?\d+\] ?)+)/g

/** The requirements of a document, in its order, each ID once. */
export function requirementsIn(document: string, markdown: string): Requirement[] {
  const found = new Map<string, Requirement>()
  let chapter = ''
  for (const line of markdown.split('\n')) {
    chapter = CHAPTER.exec(line)?.[1] ?? chapter
    for (const [, id = ''] of line.matchAll(DEFINITION)) if (!found.has(id)) found.set(id, { id, document, chapter })
  }
  return [...found.values()]
}

/** The IDs at the beginning of the titles of a test file, one list for each title. */
export function idsOfTitles(text: string): string[][] {
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

const titlesOf = (mentions: Mention[]): number => mentions.reduce((sum, { titles }) => sum + titles, 0)

/** A column for each side, so that many tests on one side do not hide that another has none. */
const columnsOf = (mentions: Mention[]): string =>
  SIDES.map((side) => {
    const titles = titlesOf(mentions.filter(({ path }) => sideOf(path) === side))
    return (titles === 0 ? '–' : String(titles)).padStart(side.length)
  }).join('  ')

const rowOf = (id: string, mentions: Mention[]): string =>
  `  ${id.padEnd(9)} ${columnsOf(mentions)}   ${mentions.map(({ path }) => path).join(', ')}`.trimEnd()

const HEADING = `  ${' '.repeat(9)} ${SIDES.join('  ')}`

const countOf = (rows: Coverage['requirements']): string =>
  `${rows.filter(({ mentions }) => mentions.length > 0).length} of ${rows.length}`

/**
 * The coverage as text for a terminal: a section for each chapter, then unknown IDs, tests that do not count, and the
 * sum of each document.
 */
export function reportOf({ requirements, unknown, notCounted }: Coverage): string {
  const chapters = Map.groupBy(requirements, ({ document, chapter }) => `${document}: ${chapter}`)
  const sections = [...chapters].map(([title, rows]) =>
    [`${title} (${countOf(rows)})`, HEADING, ...rows.map(({ id, mentions }) => rowOf(id, mentions))].join('\n'),
  )
  if (unknown.length > 0) {
    sections.push(['Unknown IDs', ...unknown.map(({ id, mentions }) => rowOf(id, mentions))].join('\n'))
  }
  if (notCounted.length > 0) {
    sections.push(
      ['Not counted: the product never runs what these test', ...notCounted.map((path) => `  ${path}`)].join('\n'),
    )
  }
  const documents = Map.groupBy(requirements, ({ document }) => document)
  sections.push([...documents].map(([name, rows]) => `${name}: ${countOf(rows)} are named by a test`).join('\n'))
  return sections.join('\n\n')
}

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
