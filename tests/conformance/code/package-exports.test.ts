import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// The run of the types fails when TypeScript finds a file that is not exported.
// @ts-expect-error It has no types here.
import type { GatewayContext } from '@fanfare/gateway/context.ts'
import { importedPackages } from '../../fixtures/imported-packages.ts'
import { importsOf } from '../../fixtures/imports.ts'
import { ROOT } from '../../fixtures/source-files.ts'

export type NotExported = GatewayContext

/** The packages of a program: what others open of them is listed file by file. */
const PROGRAMS = ['gateway', 'runner']

const THIS_FILE = 'tests/conformance/code/package-exports.test.ts'
const imported = importedPackages()

const exportsOf = (name: string) => {
  const manifest = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { exports: Record<string, string> }).exports
}

/** The files of a package that files outside of it import, as `exports` names them. */
function openedFiles(name: string): string[] {
  const folder = `packages/${name}/`
  const opened = (imported.get(`@fanfare/${name}`) ?? [])
    .filter((path) => !path.startsWith(folder) && path !== THIS_FILE)
    .flatMap((path) => importsOf({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter((target) => target.startsWith(folder))
  return [...new Set(opened)].map((target) => `./${target.slice(folder.length)}`).toSorted()
}

test.each(PROGRAMS)('%s exports the files that others open, and no other', (name) => {
  expect(openedFiles(name).length).toBeGreaterThan(10)
  expect(Object.keys(exportsOf(name))).toEqual(openedFiles(name))
})

test.each(PROGRAMS)('%s exports each file under its own path', (name) => {
  for (const [path, target] of Object.entries(exportsOf(name))) expect(target).toBe(path)
})

test('Node opens an exported file, and refuses one that is not exported', () => {
  const { resolve } = createRequire(import.meta.url)
  expect(resolve('@fanfare/gateway/db/client.ts')).toBe(join(ROOT, 'packages/gateway/db/client.ts'))
  for (const path of ['gateway/context.ts', 'gateway/db/schema.ts', 'gateway/package.json', 'runner/commands/test.ts'])
    expect(() => resolve(`@fanfare/${path}`)).toThrow(
      expect.objectContaining({ code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' }),
    )
})
