import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const setupFiles = [at('tests/setup/console.ts')]
// Next resolves `server-only` by a bundler condition; here both sides are the server.
const resolve = { alias: { 'server-only': at('tests/setup/nothing.ts') } }
const exclude = ['**/node_modules/**', '.next/**', '.data/**', 'tests/e2e/**', 'tests/lifecycle/**']

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'gateway/**', 'tests/**'],
          setupFiles,
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
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve,
        test: {
          name: 'gateway',
          environment: 'node',
          include: ['gateway/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: [at('tests/setup/postgres.ts')],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
