import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import '../setup/compile-cache.ts'
import { LONG } from '../setup/long-tag.ts'
import { limits } from '../setup/patience.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Faults in and between the parts of the built product. Separate from the other tests, because they kill and start the
 * parts; one file after the other, on one product.
 */
export default defineConfig({
  root: at('../..'),
  test: {
    name: 'faults',
    environment: 'node',
    tags: [LONG],
    include: ['tests/faults/*.test.ts'],
    setupFiles: [at('../setup/console.ts')],
    globalSetup: [at('../setup/built.ts')],
    fileParallelism: false,
    // One process for all files, whose tests share one product (support/stack.ts).
    isolate: false,
    teardownTimeout: 60_000,
    ...limits(240_000, 300_000),
  },
})
