import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from '#tests/fixtures/imports.ts'
import { isTest, sourceFiles } from '#tests/fixtures/source-files.ts'
import { BUILD_SOURCES } from './build.ts'
import { inRoot } from './root.ts'

const isSource = (path: string): boolean =>
  BUILD_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))

/** Our own files that these files import, over any number of steps. */
function reachedFrom(paths: string[]): string[] {
  const reached = new Set(paths)
  for (const path of reached) {
    if (!/\.tsx?$/.test(path)) continue
    for (const target of importsOf({ path, text: readFileSync(inRoot(path), 'utf8') })) reached.add(target)
  }
  return [...reached]
}

test('[GW-7] a change of any file that the build imports causes a new build', () => {
  const pages = sourceFiles(/\.tsx?$/, ['app']).filter(({ path }) => !isTest(path))
  const reached = reachedFrom(['next.config.ts', 'middleware.ts', ...pages.map(({ path }) => path)])
  expect(reached).toContain('front/csp/content-policy.ts')
  expect(reached.filter((path) => !isSource(path))).toEqual([])
})
