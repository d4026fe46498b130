import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from '#tests/fixtures/imports.ts'
import { isTest, sourceFiles } from '#tests/fixtures/source-files.ts'
import { BUILD_SOURCES, CONSOLE_SOURCES, buildEnvironment } from '@fanfare/runner/start/build.ts'
import { inRoot } from '@fanfare/runner/root.ts'

const isSource = (path: string, sources: readonly string[] = BUILD_SOURCES): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}/`))

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
  expect(reached).toEqual(expect.arrayContaining(['front/csp/content-policy.ts', 'gallery/groups/groups.ts']))
  expect(reached.filter((path) => !isSource(path))).toEqual([])
})

test('a change of any file that a page of the console imports causes a new build of the console', () => {
  const pages = sourceFiles(/\.tsx?$/, ['console']).filter(({ path }) => !isTest(path))
  const reached = reachedFrom(pages.map(({ path }) => path))
  expect(reached).toEqual(expect.arrayContaining(['components/ui/surface/card.tsx', 'packages/contract/codes.ts']))
  expect(reached.filter((path) => !isSource(path, CONSOLE_SOURCES))).toEqual([])
})

test('[D-27] loaders of the build run in the Node that runs the build', () => {
  const env = buildEnvironment({ ...process.env, PATH: '/usr/local/bin:/usr/bin:/bin' })
  expect(spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim()).toBe(process.version)
})

test('[GW-7] a build has no secret in its environment', () => {
  const env = buildEnvironment({
    NODE_ENV: 'production',
    PATH: '/bin',
    OPS_SECRET: 'x',
    SIGN_KEY_FILE: '/x',
    PGPASSWORD: 'x',
  })
  expect(Object.keys(env).toSorted()).toEqual(['NEXT_TELEMETRY_DISABLED', 'NODE_ENV', 'PATH'])
})
