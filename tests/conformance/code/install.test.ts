import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/source-files.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('[D-27] .npmrc turns install scripts off and saves exact versions', () => {
  expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
})

test('[D-27] every dependency has one exact version, and every locked package the hash of its content', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const declared = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])

  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: true }>
  }
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(locked.length).toBeGreaterThan(400)
  expect(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('the README and the bootstrap name the same minimum version of Node', () => {
  const [, bootstrap] = /OLDEST_BOOTSTRAP = (\d+)/.exec(read('packages/runner/bootstrap.mjs')) ?? []
  const [, readme] = /Node (\d+) or newer/.exec(read('README.md')) ?? []
  expect(bootstrap).toBeDefined()
  expect(readme).toBe(bootstrap)
})
