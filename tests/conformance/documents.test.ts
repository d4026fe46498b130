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

test('the architecture lists every decision by its number and title', () => {
  const decisions = readdirSync(join(ROOT, 'docs', 'decisions')).toSorted()
  const rows = decisions.map((name) => {
    const [, number, title] = /^# (\d{4}) (.*)$/m.exec(read(join('docs', 'decisions', name))) ?? []
    return `| [${number}](decisions/${name}) | ${title} |`
  })
  expect(read('docs/architecture.md')).toContain(rows.join('\n'))
})

test('every command that the documents name is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = reports.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
