import { test as base, expect, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { logIn, newUser, type User } from './users.ts'
import type { TestLocale } from './texts.ts'

/** Where a person finds pictures of the screens afterwards; unset: none are taken. */
const SHOTS = process.env.E2E_SHOTS

export interface Complaints {
  /** Console errors that this test provokes on purpose, such as a request that is refused. */
  expect: (pattern: RegExp) => void
}

interface Fixtures {
  complaints: Complaints
  /** A fresh account that this test's browser is logged in as. */
  user: User
  /** Keeps a picture of the whole page for people to look at. */
  shot: (name: string, page?: Page) => Promise<void>
}

/** A console error that nobody expected fails its test, as in the unit tests. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const found: string[] = []
      const note = (complaint: string): void => {
        if (!expected.some((pattern) => pattern.test(complaint))) found.push(complaint)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(error.error().message))
      await use({ expect: (pattern) => expected.push(pattern) })
      expect(found, 'the console complained').toEqual([])
    },
    { auto: true },
  ],
  user: async ({ context }, use) => {
    const user = await newUser()
    await logIn(context, user)
    await use(user)
  },
  shot: async ({ page }, use, { project }) => {
    await use(async (name, shown = page) => {
      if (!SHOTS) return
      mkdirSync(SHOTS, { recursive: true })
      await shown.screenshot({ path: joinPath(SHOTS, `${name}-${project.name}.png`), fullPage: true })
    })
  },
})

export { expect } from '@playwright/test'

export const LOCALES = ['en', 'ar'] as const satisfies readonly TestLocale[]

/** Where a language need not be tried on every screen size: the left-to-right one on a desktop, the other on a phone. */
export const sizeOf = (locale: TestLocale): '@phone' | '@desktop' => (locale === 'ar' ? '@phone' : '@desktop')

const IDLE_PATIENCE_MS = 10_000

/** The page after its islands came alive: nothing waits for a text or an answer any more. */
export async function settle(page: Page): Promise<void> {
  // Chromium never tells the end of what it revalidates behind the page (stale-while-revalidate of the texts).
  await page.waitForLoadState('networkidle', { timeout: IDLE_PATIENCE_MS }).catch(() => undefined)
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}
