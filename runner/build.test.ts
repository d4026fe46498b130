import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from '#tests/fixtures/imports.ts'
import { isTest, sourceFiles } from '#tests/fixtures/source-files.ts'
import { BUILD_SOURCES } from './build.ts'
import { inRoot } from './root.ts'

const isSource = (path: string): boolean =>
  BUILD_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))

/** What of ours these files bring with them, however far away. */
function reachedFrom(paths: string[]): string[] {
  const reached = new Set(paths)
  for (const path of reached) {
    if (!/\.tsx?$/.test(path)) continue
    for (const target of importsOf({ path, text: readFileSync(inRoot(path), 'utf8') })) reached.add(target)
  }
  return [...reached]
}

test('[GW-7] whatever the build takes in is among what it is built anew for', () => {
  const pages = sourceFiles(/\.tsx?$/, ['app']).filter(({ path }) => !isTest(path))
  const reached = reachedFrom(['next.config.ts', 'middleware.ts', ...pages.map(({ path }) => path)])
  expect(reached).toContain('front/csp/content-policy.ts')
  expect(reached.filter((path) => !isSource(path))).toEqual([])
})
