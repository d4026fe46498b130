import { partConfig } from '../setup/part-config.ts'

/** The main path in Firefox and WebKit, which the Playwright tests do not drive. Needs a built site; a missing engine is skipped. */
export default partConfig('browsers', ['tests/browsers/**/*.test.ts'], {
  globalSetup: ['tests/setup/built.ts', 'tests/setup/e2e.ts'],
  isolate: true,
})
