import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readCoverage, reportOf } from '../../../scripts/requirement-coverage.ts'
import { DEMO_ACCOUNTS } from '@fanfare/gateway/seed/demo-accounts.ts'
import { DOCUMENTS } from '../../fixtures/documents.ts'
import { BESIDE_THE_FOLDERS, isTest, ROOT, SOURCE_FOLDERS, sourceFiles } from '../../fixtures/source-files.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The template of a pull request is shown where its links would lead elsewhere. */
const documents = DOCUMENTS.filter((path) => !path.startsWith('.github'))

const CODE = /^```[^]*?^```/gm

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (path: string): string[] =>
  [
    ...read(path)
      .replaceAll(CODE, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** `path → target` for every link and picture outside of code whose target in the clone, or its heading, is missing. */
const brokenLinks = (path: string): string[] =>
  [
    ...read(path)
      .replaceAll(CODE, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [name = '', anchor] = target.split('#')
      const file = name === '' ? path : join(dirname(path), name)
      return !existsSync(join(ROOT, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
    })
    .map((target) => `${path} → ${target}`)

test('every link of the documents leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(10)
  expect(documents.flatMap(brokenLinks)).toEqual([])
})

test('every document is reached from the README', () => {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    for (const [, target = ''] of read(path).matchAll(/\]\(([^)\s#]+\.md)/g)) {
      const next = relative(ROOT, join(ROOT, dirname(path), target))
      if (documents.includes(next)) visit(next)
    }
  }
  visit('README.md')
  expect(documents.filter((path) => !reached.has(path))).toEqual([])
})

test('the README has the demo accounts as the seed makes them', () => {
  const readme = read('README.md')
  for (const { loginName, password, note } of DEMO_ACCOUNTS) {
    expect(readme).toContain(`| \`${loginName}\` | \`${password}\` | ${note} |`)
  }
})

/** Paths in code quotes; a root file counts too. */
const PATH =
  /`((?:(?:app|components|gallery|store|lib|front|console|packages|activities|tests|scripts|docs|bench|locales|public|types)\/[\w./[\]-]*[\w/\]]|(?:middleware|instrumentation|instrumentation-client|next\.config|playwright\.config|vitest\.config)\.ts))`/g

test('every path that the documents name exists', () => {
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(PATH)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path} → ${target}`),
  )
  expect(missing).toEqual([])
})

/** Pages that commands print, and that a release has. */
const PRINTED = ['docs/calls.md', 'docs/limits.md', 'docs/settings.md']

test('every page that the code names exists', () => {
  const sources = sourceFiles(/\.(?:tsx?|mjs|cjs|css)$/, [...SOURCE_FOLDERS, 'scripts', 'bench']).filter(
    ({ path }) => !isTest(path),
  )
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.(?:md|csv|json)\b/g)]
      .filter(([target]) => !existsSync(join(ROOT, target)) && !PRINTED.includes(target))
      .map(([target]) => `${path} → ${target}`),
  )
  expect(missing).toEqual([])
})

test('each walk of the architecture names at most fifteen files, one per step', () => {
  const [, section = ''] = /^## Four walks\n([\s\S]*?)^## /m.exec(read('docs/architecture.md')) ?? []
  const walks = section.split(/^### /m).slice(1)
  expect(walks).toHaveLength(4)
  for (const walk of walks) {
    const title = walk.split('\n')[0]
    const steps = [...walk.matchAll(/^\d+\. (?:.*)(?:\n {3,}.*)*/gm)].map(([step]) => step)
    expect(steps.length, title).toBeGreaterThan(5)
    expect(steps.length, title).toBeLessThanOrEqual(15)
    for (const step of steps) {
      const paths = [...step.matchAll(PATH)].map(([, path = '']) => path)
      expect(paths, `${title}: ${step}`).toHaveLength(1)
      expect(existsSync(join(ROOT, paths[0] ?? '')), `${title}: ${paths[0]}`).toBe(true)
    }
  }
})

const DECISIONS = join('docs', 'decisions')
const decisions = readdirSync(join(ROOT, DECISIONS))
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: read(join(DECISIONS, name)) }))

test('decisions have a number, a topic, a date and what would reverse them', () => {
  expect(decisions.length).toBeGreaterThan(30)
  for (const { name, text } of decisions) {
    expect(text, name).toMatch(
      new RegExp(`^# ${name.slice(0, 4)} .+\n\nAccepted 20\\d\\d-\\d\\d-\\d\\d\n[^]+\n## Reverse it when\n\n.+`),
    )
  }
})

test('the list of decisions has each one with its number and topic', () => {
  const links = [...read(join(DECISIONS, 'README.md')).matchAll(/^- \[(.+)\]\((\d.+)\): /gm)]
  const listed = links.map(([, title, name]) => `${name} ${title}`)
  expect(listed.toSorted()).toEqual(decisions.map(({ name, text }) => `${name} ${text.split('\n')[0]?.slice(2)}`))
})

test('every number of a decision in sources and documents leads to one that exists', () => {
  const numbers = new Set(decisions.map(({ name }) => name.slice(0, 4)))
  const sources = sourceFiles(/\.(?:tsx?|mjs|cjs|css)$/, [...SOURCE_FOLDERS, 'tests', 'scripts', 'bench'])
  const others = [...documents, ...BESIDE_THE_FOLDERS].map((path) => ({ path, text: read(path) }))
  const lost = [...sources, ...others].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:ADRs?|decisions?)(?:\/|\s+(?:\*\s+|\/\/\s+)?\[?)(\d{4})\b/gi)]
      .filter(([, number = '']) => !numbers.has(number))
      .map(([cited]) => `${path} → ${cited}`),
  )
  expect(lost).toEqual([])
})

/** Sentences of prose and cells, without code, markup, links' addresses, headings and lists of links. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(CODE, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-|#>]|\d+\.) ?)|\|/)
    .flatMap((part) => part.replaceAll('\n', ' ').split(/(?<=[.!?])\s+/))

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  'no sentence of %s has more than 30 words',
  (path) => {
    expect(sentencesOf(read(path)).filter((sentence) => sentence.split(/\s+/).filter(Boolean).length > 30)).toEqual([])
  },
)

test('each page says first who it is for, and last where to go on', () => {
  const pages = documents.filter((path) => path.startsWith('docs/') && !path.startsWith(DECISIONS))
  const faults = pages.filter((path) => {
    const [title = '', , first = ''] = read(path).split('\n')
    const last = read(path).trimEnd().split(/^## /m).at(-1) ?? ''
    return !title.startsWith('# ') || !/^For |\bfor\b/i.test(first) || !last.includes('](')
  })
  expect(pages.length).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

const figures = read('docs/bench.csv')

test('the README counts the goals and the missed ones of the figures as they are, and names measured values', () => {
  const missed = [...figures.matchAll(/ ✗"/g)].length
  const met = [...figures.matchAll(/ ✓"/g)].length
  expect(met).toBeGreaterThan(20)
  const readme = read('README.md')
  expect(readme).toContain(`${missed} of the ${met + missed} goals are missed`)
  const [, table = ''] = /^\| Measured .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readme) ?? []
  const values = table.split('\n').flatMap(
    (row) =>
      row
        .split(' | ')
        .at(2)
        ?.match(/\d[\d,.]* ?\S+/g) ?? [],
  )
  expect(values.length).toBeGreaterThan(4)
  expect(values.filter((value) => !figures.includes(value))).toEqual([])
})

test('the README says of the requirements what their coverage says', () => {
  const [sum = ''] = reportOf(readCoverage()).split('\n').slice(-1)
  expect(read('README.md').replaceAll('\n', ' ')).toContain(sum)
})

test('the licence file says what package.json says', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string }
  expect(read('LICENSE').split('\n')[0]).toBe(license)
})
