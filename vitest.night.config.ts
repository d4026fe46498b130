import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The same tests with many more runs: `npm test -- night`, hours. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      env: { RUNS: '20', SEEDS: '50000' },
    },
  }),
)
