import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The built product with something broken in it. Apart from the others, because it kills and starts what it tests; one
 * file at a time on one worker.
 */
export default defineConfig({
  root: at('../..'),
  test: {
    name: 'faults',
    environment: 'node',
    include: ['tests/faults/*.test.ts'],
    setupFiles: [at('../setup/console.ts')],
    globalSetup: [at('../setup/built.ts')],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
