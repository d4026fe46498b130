import { defineConfig } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice what is needed on two cores that do something else as well.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // What another machine draws a shade differently at the edges of letters passes; a chip that is gone does not.
    toHaveScreenshot: { maxDiffPixels: 120, threshold: 0.2, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A picture that is missing has never been looked at: `npm run snapshots` takes it.
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // Set by the global setup, which starts the site; workers read this file after it.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    // Costs a fifth of the time; `npm run test:e2e -- --trace on` when there is something to find out.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  // Tags: `@phone` and `@desktop` are for that size alone; `@once` needs no particular one; `@long` is for
  // `npm run test:long` alone.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop|@once|@long/,
      use: { browserName: 'chromium', viewport: PHONE, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: process.env.npm_lifecycle_event === 'test:long' ? /@phone/ : /@phone|@long/,
      use: { browserName: 'chromium', viewport: DESKTOP },
    },
  ],
})
