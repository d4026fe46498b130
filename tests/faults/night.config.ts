import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const HOURS_MS = 6 * 3_600_000

/** Tests that run for hours: `npm test -- night`. KILLS, LINK_FAULTS, CONFLICTS and SEEDS set how many. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    root: at('../..'),
    test: { name: 'faults-night', include: ['tests/faults/night/**/*.test.ts'], testTimeout: HOURS_MS },
  }),
)
