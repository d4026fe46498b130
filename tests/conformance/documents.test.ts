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

/** They say what shall be, also where it is not yet. */
const WISHES = /docs\/(specification|requirements|reliability|design|contract|calls)\.md$/
const reports = documents.filter((path) => !WISHES.test(path))

/** `path → target` for every link and picture that points into the clone and finds nothing. */
function brokenLinks(path: string): string[] {
  return [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path} → ${target}`)
}

test('every link of the documents leads somewhere', () => {
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

test('what the documents call by its path exists', () => {
  const named = /`((?:app|components|store|lib|gateway|front|runner|activities|tests|scripts|docs)\/[\w./[\]-]*[\w/])`/g
  const missing = reports.flatMap((path) =>
    [...read(path).matchAll(named)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path} → ${target}`),
  )
  expect(missing).toEqual([])
})

test('every command that the documents name is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = reports.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
