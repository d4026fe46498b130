import { expect, type Page } from '@playwright/test'
import { SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import { DEMO_PERSONS } from '@fanfare/gateway/console/demo-persons.ts'
import { expectAccessible, expectNoSideways } from './check-page.ts'
import { stack } from './stack.ts'
import { keptInRun, readCookie } from './users.ts'

type Role = (typeof DEMO_PERSONS)[number]['role']

const actorOf = (role: Role): string => DEMO_PERSONS.find((one) => one.role === role)?.actor ?? ''

/** The cookie of a new session, by the form of the demonstration. */
async function startSession(role: Role, origin: string): Promise<{ name: string; value: string }> {
  const start = origin + SESSION_PATHS.start
  const [line = ''] = (await fetch(start)).headers.getSetCookie()
  const form = new URLSearchParams({ csrf: readCookie(line).value, actor: actorOf(role), to: '/' })
  const headers = { cookie: line.split(';', 1).join(), origin, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(start, { method: 'POST', body: form, headers, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map(readCookie)
  const session = cookies.find(({ name }) => name.endsWith('console'))
  if (!session) throw new Error(`the console signed nobody in: ${answer.status}`)
  return { name: session.name, value: session.value }
}

/**
 * Opens a page of the console as the demonstration's person of a role, whose session all tests of the run share: one that ends it
 * signs in by `signIn`.
 */
export async function openConsole(page: Page, role: Role, path: string, origin = stack.consoleOrigin): Promise<void> {
  const { hostname, port } = new URL(origin)
  const cookie = await keptInRun(`${role}-${hostname}-${port}`, () => startSession(role, origin))
  await page.context().addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(origin + path)
  await expect(page).toHaveURL(origin + path)
}

/** Signs in as the demonstration's person of a role, from a page that asks for it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByRole('link', { name: 'Continue to sign in' }).click()
  await signInAs(page, role)
}

/** Chooses the demonstration's person of a role. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.locator(`button[value="${actorOf(role)}"]`).click()
}

/** In both palettes accessible, and at both sizes no wider than the screen. */
export async function expectWellMade(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSideways(page, [390, 1280], what)
  await expectAccessible(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  await expectAccessible(page, `${what}, dark`, { colours: true })
  await page.emulateMedia({ colorScheme: 'light' })
}
