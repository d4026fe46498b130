import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { slowness } from '@fanfare/runner/testing/budgets.ts'
import { LONG } from '../setup/long-tag.ts'

const slow = slowness()
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `npm start` as a user runs it. Separate from the other tests, because it needs a built site and a quiet machine. */
export default defineConfig({
  root: at('../..'),
  test: {
    name: 'lifecycle',
    environment: 'node',
    tags: [LONG],
    include: ['tests/lifecycle/**/*.test.ts'],
    setupFiles: [at('../setup/console.ts')],
    globalSetup: [at('../setup/built.ts')],
    fileParallelism: false,
    testTimeout: 60_000 * slow,
    hookTimeout: 90_000 * slow,
  },
})
