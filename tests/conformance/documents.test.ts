import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#gateway/seed/demo-accounts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** Documents of the product's goals, which may name files that do not exist yet. */
const WISHES = /docs\/(specification|requirements|reliability|design|contract|calls)\.md$/
const reports = documents.filter((path) => !WISHES.test(path))

const CODE = /^```[^]*?^```/gm

/** `path → target` for every link and picture outside of code whose target in the clone is missing. */
function brokenLinks(path: string): string[] {
  return [
    ...read(path)
      .replaceAll(CODE, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path} → ${target}`)
}

test('every link of the documents leads to an existing file', () => {
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

/** Paths in code quotes; a root file counts too. `former …` marks a file that an old decision names and that is gone. */
const PATH =
  /(?<!former )`((?:(?:app|components|store|lib|gateway|front|runner|activities|tests|scripts|docs|bench|locales|public|types)\/[\w./[\]-]*[\w/\]]|(?:middleware|instrumentation|instrumentation-client|next\.config|playwright\.config|vitest\.config)\.ts))`/g

test('every path that the documents name exists', () => {
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(PATH)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path} → ${target}`),
  )
  expect(missing).toEqual([])
})

test('each walk of the architecture names at most fifteen files, one a step', () => {
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
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted()
  .map((name) => {
    const [title = '', status = ''] = read(join(DECISIONS, name)).split('\n')
    const [, number = '', topic = ''] = /^# (\d{4}) (.+)$/.exec(title) ?? []
    const [, state = '', since = '', supersedes = ''] =
      /^Status: (accepted|superseded by \d{4}) · (20\d\d-\d\d-\d\d) · supersedes (–|\d{4}(?:, \d{4})*)$/.exec(status) ??
      []
    return { name, number, topic, state, since, supersedes: supersedes.match(/\d{4}/g) ?? [] }
  })

test('every decision has its number and topic in the first line, its status and date in the second', () => {
  expect(decisions.length).toBeGreaterThan(80)
  for (const { name, number, topic, state, since } of decisions) {
    expect({
      name,
      number,
      hasTopic: topic !== '',
      isDate: !Number.isNaN(Date.parse(since)),
      hasState: state !== '',
    }).toEqual({
      name,
      number: name.slice(0, 4),
      hasTopic: true,
      isDate: true,
      hasState: true,
    })
  }
})

test('a decision is superseded exactly by the decision that supersedes it', () => {
  const links = decisions.flatMap(({ number, supersedes }) => supersedes.map((earlier) => `${earlier} by ${number}`))
  const states = decisions.filter(({ state }) => state !== 'accepted')
  expect(links.toSorted()).toEqual(states.map(({ number, state }) => `${number} ${state.replace('superseded ', '')}`))
})

test('the list of decisions has every number with topic, status and date, and the numbers that were never used', () => {
  const list = read(join(DECISIONS, 'README.md'))
  const rows = decisions.map(
    ({ name, number, topic, state, since }) => `| [${number}](${name}) | ${topic} | ${state} | ${since} |`,
  )
  expect(list.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows)
  const used = new Set(decisions.map(({ number }) => number))
  const all = Array.from({ length: Number(decisions.at(-1)?.number) }, (_, index) => String(index + 1).padStart(4, '0'))
  const unused = all.filter((number) => !used.has(number))
  expect(list).toContain(`Numbers that were never used: ${unused.join(', ')}.`)
})

test('the list of features has every feature', () => {
  const features = readdirSync(join(ROOT, 'docs', 'features')).filter((name) => name !== 'README.md')
  const list = read(join('docs', 'features', 'README.md'))
  expect(features.length).toBeGreaterThan(10)
  expect(features.filter((name) => !list.includes(`](${name})`))).toEqual([])
})

test('every command that the documents name is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = reports.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
