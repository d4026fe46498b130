import { defineConfig } from '@playwright/test'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { testBrowser } from '@fanfare/runner/testing/browser.ts'
import './tests/setup/compile-cache.ts'
import { PATIENCE_MS } from './tests/setup/patience.ts'
import { currentPlan, testsOf } from './tests/setup/plans.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/e2e.ts',
  fullyParallel: true,
  // Tests that wait leave a quarter of two cores idle.
  workers: 3,
  retries: 0,
  // A machine with other work makes tests slow, not red; only failures wait this long.
  timeout: deadline(300_000),
  expect: { timeout: PATIENCE_MS },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // Set by the global setup, which starts the site before the workers read this file.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    // Tests answer requests of pages; a worker would send them. Its own tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without a limit a step waits as long as its test, whose failure then names no step.
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // A trace costs a fifth of the time; use `npm test -- e2e --trace on` to examine a failure.
    trace: 'off',
    launchOptions: {
      executablePath: testBrowser(),
      // The headless shell reads the hinting of fonts from its command line alone; a whole Chromium has the same from `fonts.ts`.
      args: ['--no-sandbox', '--font-render-hinting=slight'],
    },
  },
  projects: [
    {
      name: 'phone',
      grep: testsOf(currentPlan(), 'phone'),
      use: { browserName: 'chromium', viewport: PHONE, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grep: testsOf(currentPlan(), 'desktop'),
      use: { browserName: 'chromium', viewport: DESKTOP },
    },
  ],
})
