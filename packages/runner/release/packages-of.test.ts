import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { type Lock, packagesOf } from './make-release.ts'

const root = temporaryFolder()

const lock: Lock = {
  'packages/gateway': { dependencies: { pg: '8' } },
  'node_modules/@fanfare/gateway': { link: true },
  'node_modules/pg': { dependencies: { types: '1' }, optionalDependencies: { native: '1', absent: '1' } },
  'node_modules/pg/node_modules/types': { peerDependencies: { shared: '1', missing: '1' } },
  'node_modules/types': {},
  'node_modules/shared': { dependencies: { pg: '8' } },
  'node_modules/native': {},
  'node_modules/other': {},
}
for (const path of Object.keys(lock)) if (!path.endsWith('native')) mkdirSync(join(root, path), { recursive: true })

test('the packages of a program are those which its dependencies find, as Node does, and which are installed', () => {
  expect(packagesOf(root, lock, ['@fanfare/gateway'])).toEqual([
    'node_modules/@fanfare/gateway',
    'node_modules/pg',
    'node_modules/pg/node_modules/types',
    'node_modules/shared',
  ])
})

test('a package that the lock file lacks is named', () => {
  expect(() => packagesOf(root, lock, ['nothing'])).toThrow('package-lock.json has no package nothing')
})
