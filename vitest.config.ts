import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const setupFiles = [at('tests/setup/console.ts')]
/** Tests in memory take milliseconds; twenty seconds are for a machine that is busy with other things. */
const quick = { testTimeout: 20_000, hookTimeout: 30_000 }
/** Tests with a database or with processes of their own. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }
// Next resolves `server-only` by a bundler condition; here both sides are the server.
const resolve = { alias: { 'server-only': at('tests/setup/nothing.ts') } }
const exclude = [
  '**/node_modules/**',
  '.next/**',
  '.data/**',
  'tests/e2e/**',
  'tests/lifecycle/**',
  'tests/faults/**',
  'tests/browsers/**',
]

/**
 * A process for each file would cost more than the files: these mock no module, and whatever they stub is taken back.
 */
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true }

export default defineConfig({
  test: {
    passWithNoTests: true,
    // The default leaves a core to the editor; on a machine of two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'gateway/**', 'tests/**'],
          setupFiles,
          ...quick,
        },
      },
      {
        resolve,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles,
          ...quick,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve,
        test: {
          name: 'gateway',
          environment: 'node',
          ...shared,
          include: ['gateway/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude,
          setupFiles,
          ...patient,
          globalSetup: [at('tests/setup/postgres.ts')],
        },
      },
    ],
  },
})
