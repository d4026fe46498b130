import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { linkModules } from './link-modules.ts'

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('linked modules lead to the packages of their own clone, and the lists and locks of npm are not shared', () => {
  const root = temporaryFolder()
  const [ours, theirs] = [join(root, 'ours', 'node_modules'), join(root, 'theirs', 'node_modules')]
  for (const clone of ['ours', 'theirs']) write(join(root, clone, 'packages', 'contract', 'name'), clone)
  write(join(ours, 'zod', 'index.js'), 'zod')
  write(join(ours, '.package-lock.json'), '{}')
  write(join(ours, '.fanfare-build', 'owner'), '1')
  mkdirSync(join(ours, '@fanfare'))
  symlinkSync('../../packages/contract', join(ours, '@fanfare', 'contract'))

  linkModules(ours, theirs)
  expect(readFileSync(join(theirs, 'zod', 'index.js'), 'utf8')).toBe('zod')
  expect(readFileSync(join(theirs, '@fanfare', 'contract', 'name'), 'utf8')).toBe('theirs')
  expect(readdirSync(theirs).toSorted()).toEqual(['.package-lock.json', '@fanfare', 'zod'])
  write(join(theirs, '.package-lock.json'), 'new')
  expect(readFileSync(join(ours, '.package-lock.json'), 'utf8')).toBe('{}')
})
