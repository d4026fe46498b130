import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { ROOT } from '../../fixtures/source-files.ts'

const [FAULT, FLOAT] = ['the linter finds the fault', '[D-17] the linter finds the float']
const HTML = '[DEV-11] the linter finds raw HTML'
const PROPERTY = 'no-restricted-properties'
const HOOK = `import { useState } from 'react'
export function A({ on }: { on: boolean }) {
  if (on) useState(1)
  return null
}
`
const rawHtml = (tag: string) =>
  `export const A = ({ html }: { html: string }) => <${tag} dangerouslySetInnerHTML={{ __html: html }} />\n`

/**
 * Faults that our options of the linter must find: file, rule, and code. A float is a binary fraction, which loses digits of
 * an amount. `import-direction.test.ts` has faults of imports.
 */
const FAULTS = [
  [FAULT, 'lib/i.ts', 'no-floating-promises', 'const wait = async () => 1\nexport function a() {\n  wait()\n}\n'],
  [FAULT, 'components/ui/hook.tsx', 'rules-of-hooks', HOOK],
  [FAULT, 'lib/n.ts', PROPERTY, 'export const a = (code: string) => code.toLocaleLowerCase()\n'],
  [FAULT, 'packages/gateway/d.ts', PROPERTY, 'export const a = (code: string) => code.toLocaleUpperCase()\n'],
  [FAULT, 'console/a.ts', PROPERTY, 'export const a = () => Intl.DateTimeFormat().resolvedOptions().timeZone\n'],
  [FAULT, 'front/b.ts', PROPERTY, "export const a = (b: { _header: string }) => void (b._header = '')\n"],
  [FAULT, 'components/ui/picture.tsx', 'alt-text', 'export const A = () => <img src="/x.png" />\n'],
  [FLOAT, 'lib/l.ts', 'no-restricted-globals', 'export const a = (amount: string) => parseFloat(amount)\n'],
  [FLOAT, 'lib/m.ts', PROPERTY, 'export const a = (amount: string) => Number.parseFloat(amount)\n'],
  [
    FLOAT,
    'packages/gateway/c.ts',
    PROPERTY,
    "import Big from 'big.js'\nexport const a = (amount: string) => new Big(amount).toNumber()\n",
  ],
  [HTML, 'components/ui/danger.tsx', 'no-danger', rawHtml('p')],
  [HTML, 'app/danger.tsx', 'no-danger', rawHtml('script')],
] as const

const dir = temporaryFolder()
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

for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(ROOT, file), join(dir, file))
symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
for (const [, path, , text] of FAULTS) {
  mkdirSync(join(dir, dirname(path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}
for (const { filename, code = '' } of (await lint(dir)).diagnostics) {
  found.set(filename, [...(found.get(filename) ?? []), code])
}

test('the configuration of the linter is short: a boundary is a package and not a rule', () => {
  expect(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(156)
})

test.each(FAULTS)('%s in %s: %s', (_, path, rule) => {
  expect(found.get(path) ?? []).toContainEqual(expect.stringContaining(`(${rule})`))
})
