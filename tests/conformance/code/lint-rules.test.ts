import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../fixtures/source-files.ts'

/** Faults that our options of the linter must find: file, code, and rule. `import-direction.test.ts` has those of imports. */
const FAULTS: [path: string, text: string, rule: string][] = [
  ['lib/i.ts', 'const wait = async () => 1\nexport function a() {\n  wait()\n}\n', 'no-floating-promises'],
  [
    'components/ui/hook.tsx',
    "import { useState } from 'react'\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
    'rules-of-hooks',
  ],
  ['lib/n.ts', 'export const a = (code: string) => code.toLocaleLowerCase()\n', 'no-restricted-properties'],
  [
    'packages/gateway/d.ts',
    'export const a = (code: string) => code.toLocaleUpperCase()\n',
    'no-restricted-properties',
  ],
  [
    'console/a.ts',
    'export const a = () => Intl.DateTimeFormat().resolvedOptions().timeZone\n',
    'no-restricted-properties',
  ],
  ['front/b.ts', "export const a = (b: { _header: string }) => void (b._header = '')\n", 'no-restricted-properties'],
  ['components/ui/picture.tsx', 'export const A = () => <img src="/x.png" />\n', 'alt-text'],
]

/** Binary fractions, which lose digits of an amount. */
const FLOATS: typeof FAULTS = [
  ['lib/l.ts', 'export const a = (amount: string) => parseFloat(amount)\n', 'no-restricted-globals'],
  ['lib/m.ts', 'export const a = (amount: string) => Number.parseFloat(amount)\n', 'no-restricted-properties'],
  [
    'packages/gateway/c.ts',
    "import Big from 'big.js'\nexport const a = (amount: string) => new Big(amount).toNumber()\n",
    'no-restricted-properties',
  ],
]

const DANGER: typeof FAULTS = ['p', 'script'].map((tag) => [
  `${tag === 'p' ? 'components/ui' : 'app'}/danger.tsx`,
  `export const A = ({ html }: { html: string }) => <${tag} dangerouslySetInnerHTML={{ __html: html }} />\n`,
  'no-danger',
])

let dir = ''
const found = new Map<string, string[]>()

type Report = { diagnostics: { code?: string; filename: string }[] }

/** oxlint ends with code 1 when it found something: its report counts, not its code. */
const lint = (cwd: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as Report)
      } catch {
        reject(new Error(`oxlint did not report: ${stdout}${stderr}`))
      }
    })
  })

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'fanfare-lint-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(ROOT, file), join(dir, file))
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  for (const [path, text] of [...FAULTS, ...FLOATS, ...DANGER]) {
    mkdirSync(join(dir, dirname(path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  for (const { filename, code = '' } of (await lint(dir)).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code])
  }
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the configuration of the linter is short: a boundary is a package and not a rule', () => {
  expect(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(156)
})

test.each(FAULTS.map(([path, , rule]) => [path, rule]))('the linter finds the fault in %s: %s', (path, rule) => {
  expect(found.get(path) ?? []).toContainEqual(expect.stringContaining(`(${rule})`))
})

test.each([
  ...FLOATS.map(([path, , rule]) => ['[D-17] the linter finds the float', path, rule]),
  ...DANGER.map(([path, , rule]) => ['[DEV-11] the linter finds raw HTML', path, rule]),
])('%s in %s: %s', (_, path = '', rule) => {
  expect(found.get(path) ?? []).toContainEqual(expect.stringContaining(`(${rule})`))
})
