import { fileURLToPath } from 'node:url'
import { defineConfig, type TestUserConfig } from 'vitest/config'
import { TAGS } from './tags.ts'
import { limits } from './patience.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests of the built product, apart from the others: one file after the other, in one process. */
export const partConfig = (name: string, include: string[], own: TestUserConfig = {}) =>
  defineConfig({
    root: at('../..'),
    test: {
      name,
      include,
      environment: 'node',
      tags: TAGS,
      setupFiles: [at('console.ts')],
      globalSetup: [at('built.ts')],
      fileParallelism: false,
      isolate: false,
      ...limits(240_000, 300_000),
      ...own,
    },
  })
