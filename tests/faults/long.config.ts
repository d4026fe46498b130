import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const HOURS_MS = 6 * 3_600_000

/** What takes a night: `npm run test:long`. How much of it, by KILLS, TOXICS, CONFLICTS, SEEDS. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    root: at('../..'),
    test: { name: 'faults-long', include: ['tests/faults/long/**/*.test.ts'], testTimeout: HOURS_MS },
  }),
)
