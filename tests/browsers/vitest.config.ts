import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { limits } from '../setup/patience.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The main path in Firefox and WebKit, which the Playwright tests do not drive. Needs a built site; a missing engine is
 * skipped.
 */
export default defineConfig({
  root: at('../..'),
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['tests/browsers/**/*.test.ts'],
    setupFiles: [at('../setup/console.ts')],
    globalSetup: [at('../setup/built.ts'), at('../setup/e2e.ts')],
    fileParallelism: false,
    ...limits(120_000, 60_000),
  },
})
