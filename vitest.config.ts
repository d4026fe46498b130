import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import './tests/setup/changed-nouns.ts'
import './tests/setup/compile-cache.ts'
import { limits } from './tests/setup/patience.ts'
import { TAGS } from './tests/setup/tags.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const setupFiles = [at('tests/setup/console.ts')]
/** Tests in memory take milliseconds. */
const quick = limits(60_000, 90_000)
/** Tests with a database or with their own processes. */
const patient = limits(240_000, 300_000)
// Next resolves `server-only` by a bundler condition; in tests both sides are the server.
/** Next imports a picture as an object with its address; Vite as the address. */
const plugins = [
  {
    name: 'pictures-as-objects',
    enforce: 'pre' as const,
    load: (id: string) =>
      id.endsWith('.svg') ? `export default { src: ${JSON.stringify(id.replace(at('.'), '/'))} }` : null,
  },
]
const resolve = { alias: { 'server-only': at('tests/setup/nothing.ts') } }
const exclude = [
  '**/node_modules/**',
  '.next/**',
  '.data/**',
  'tests/e2e/**',
  'tests/lifecycle/**',
  'tests/faults/**',
  'tests/browsers/**',
  // Its place is in a copy of the project.
  'tests/additions/files/**',
]

/** These files mock modules, which others of the same worker may have loaded before. */
export const MOCKS_MODULES = [
  'lib/net/watch-source.test.ts',
  'lib/queries/activity.test.ts',
  'lib/share/capture-poster.test.ts',
]

/** A process for each file would cost more than the tests; these files mock no module and undo their stubs. */
const shared = { isolate: false }

/** Render as the server does, `components/testing/render-still.tsx`: without events a page needs no browser. */
const STATIC = '**/*.static.test.tsx'
const css = { modules: { classNameStrategy: 'non-scoped' as const } }

const components = {
  environment: 'jsdom',
  include: ['**/*.test.tsx'],
  exclude: [...exclude, STATIC],
  setupFiles: [...setupFiles, at('tests/setup/page.ts')],
  ...quick,
  css,
}
/**
 * A jsdom in a VM context costs 0.5 s of processor time a file, one in its own process 1.3 s. These files replace `location`,
 * which a VM context refuses, run a script of the page's head, or pass jsdom's `AbortSignal` to Node's `fetch`, which accepts only its own there.
 */
const NEEDS_PROCESS = ['activity-filter', 'create-services', 'error', 'menus', 'runtime-provider'].map(
  (name) => `**/${name}.test.tsx`,
)

export default defineConfig({
  test: {
    passWithNoTests: true,
    tags: TAGS,
    // A stop that is cut off would not say what it found.
    teardownTimeout: deadline(60_000),
    // More workers than cores, because tests that wait for a time-out, a process or the database leave a core idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        plugins,
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          include: ['**/*.test.ts', STATIC],
          exclude: [...exclude, ...MOCKS_MODULES, 'packages/gateway/**', 'tests/**'],
          setupFiles,
          ...quick,
          css,
        },
      },
      {
        plugins,
        resolve,
        test: {
          name: 'unit-with-mocks',
          environment: 'node',
          include: MOCKS_MODULES,
          setupFiles,
          ...quick,
        },
      },
      {
        plugins,
        resolve,
        test: {
          ...components,
          name: 'components',
          pool: 'vmThreads',
          exclude: [...components.exclude, ...NEEDS_PROCESS],
        },
      },
      { plugins, resolve, test: { ...components, name: 'components-in-processes', include: NEEDS_PROCESS } },
      {
        plugins,
        resolve,
        test: {
          name: 'gateway',
          // Node runs these files as it runs the gateway; without Vite they take a quarter less of the processor.
          experimental: { viteModuleRunner: false },
          // Short-lived rows and answers fill the young generation, whose collections took a twelfth of the time.
          execArgv: ['--import', at('tests/setup/server-only.ts'), '--max-semi-space-size=64'],
          environment: 'node',
          ...shared,
          include: ['packages/gateway/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude,
          setupFiles: [...setupFiles, at('tests/setup/statements.ts')],
          ...patient,
          globalSetup: [at('tests/setup/postgres.ts')],
        },
      },
    ],
  },
})
