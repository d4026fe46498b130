import { test as base, expect, type Page } from '@playwright/test'
import { appendFileSync } from 'node:fs'
import { basename, join as joinPath } from 'node:path'
import { watchRequests } from './settle.ts'
import { stack } from './stack.ts'
import { logIn, newUser, type User } from './users.ts'
import { newMember, type Member } from './welcome.ts'
import type { TestLocale } from './texts.ts'

export interface Complaints {
  /** Declares console errors that this test causes on purpose, for example a refused request. */
  expect: (pattern: RegExp) => void
}

interface Fixtures {
  complaints: Complaints
  /** A new account, logged in in this test's browser. */
  user: User
  /** Another, which has joined the welcome tasks. */
  member: Member
}

/** Each load of a document is a line of a file, which the end of the run counts. */
function noteLoad(): void {
  const { file, title } = base.info()
  appendFileSync(joinPath(stack.runDir, 'loads'), `${basename(file)}: ${title}\n`)
}

/** An unexpected console error fails the test, as in the unit tests. */
export const test = base.extend<Fixtures, { watched: undefined }>({
  watched: [
    async ({ browser }, use) => {
      // Also those that a test makes itself.
      browser.on('context', (context) => watchRequests(context, noteLoad))
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
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
      expect(found, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  user: async ({ context }, use) => {
    const user = await newUser()
    await logIn(context, user)
    await use(user)
  },
  member: async ({ context }, use) => {
    const member = await newMember()
    await logIn(context, member)
    await use(member)
  },
})

export { expect } from '@playwright/test'
export { openPage, settle } from './settle.ts'

/** Resolves when the page that opens next is told of events of a private topic. */
export const subscribed = async (page: Page, topic: string) => {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('private'))
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`"ready","topic":"${topic}"`))
}

export const LOCALES = ['en', 'ar'] as const satisfies readonly TestLocale[]

/** Tags of one of many like it: `npm test` runs the representatives, and `npm test -- long` all others. */
export const longUnless = (isRepresentative: boolean): string[] => (isRepresentative ? [] : ['@long'])

/**
 * Tags of a test in both languages: right-to-left on a phone; left-to-right, which most other tests read, on a desktop and in
 * `npm test -- long` alone.
 */
export const sizeOf = (locale: TestLocale): string[] => (locale === 'ar' ? ['@phone'] : ['@desktop', '@long'])
