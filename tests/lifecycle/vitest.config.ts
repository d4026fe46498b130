import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LONG } from '../setup/long-tag.ts'
import { limits } from '../setup/patience.ts'

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
    isolate: false,
    ...limits(240_000, 300_000),
  },
})
