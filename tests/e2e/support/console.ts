import { expect, type Page } from '@playwright/test'
import { DEMO_PERSONS } from '@fanfare/gateway/console/demo-persons.ts'
import { expectAccessible, expectNoSideways } from './check-page.ts'
import { stack } from './stack.ts'

type Role = (typeof DEMO_PERSONS)[number]['role']

/** Opens a page of the console as the demonstration's person of a role. */
export async function openConsole(page: Page, role: Role, path: string, origin = stack.consoleOrigin): Promise<void> {
  await page.goto(origin + path)
  await signIn(page, role)
  await expect(page).toHaveURL(origin + path)
}

/** Signs in as the demonstration's person of a role, from a page that asks for it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByRole('link', { name: 'Continue to sign in' }).click()
  await signInAs(page, role)
}

/** Chooses the demonstration's person of a role. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.locator(`button[value="${DEMO_PERSONS.find((one) => one.role === role)?.actor}"]`).click()
}

/** In both palettes accessible, and at both sizes no wider than the screen. */
export async function expectWellMade(page: Page, what: string): Promise<void> {
  await expectNoSideways(page, [390, 1280], what)
  await expectAccessible(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  await expectAccessible(page, `${what}, dark`, { colours: true })
  await page.emulateMedia({ colorScheme: 'light' })
}
