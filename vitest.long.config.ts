import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The same tests with many more runs: `npm run test:long`. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      env: { CRASHES: '200', EXPORT_ROWS: '1000000', MODEL_RUNS: '2000', SEEDS: '50000', UNKNOWN_ADDRESSES: '100000' },
    },
  }),
)
