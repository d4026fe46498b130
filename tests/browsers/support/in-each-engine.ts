import { afterEach, describe } from 'vitest'
import { findFirefox, findWebKit } from '@fanfare/runner/testing/engines.ts'
import { openFirefox } from './firefox.ts'
import type { TestBrowser } from './test-browser.ts'
import { openWebKit } from './webkit.ts'

const firefox = findFirefox()
const webkit = findWebKit()
const ENGINES: readonly { engine: string; open: (() => Promise<TestBrowser>) | null }[] = [
  { engine: 'Firefox', open: firefox === undefined ? null : () => openFirefox(firefox) },
  { engine: 'WebKit', open: webkit === undefined ? null : () => openWebKit(webkit) },
]

/**
 * Defines the same tests for each engine; they are skipped where the engine is not installed. `start` opens a browser
 * with empty storage, which is closed after the test.
 */
export function inEachEngine(define: (start: () => Promise<TestBrowser>) => void): void {
  for (const { engine, open } of ENGINES)
    describe.skipIf(open === null)(`${engine}${open ? '' : ' (not installed on this machine)'}`, () => {
      let browser: TestBrowser | null = null
      afterEach(async () => {
        await browser?.close()
        browser = null
      })
      define(async () => (browser = await (open as () => Promise<TestBrowser>)()))
    })
}
