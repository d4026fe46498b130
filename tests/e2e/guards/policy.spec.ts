import { LOCALES as LANGUAGES } from '@fanfare/languages/locales.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { addressOf, SCREENS } from '../support/screens.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, longUnless, openPage, settle, test } from '../support/test.ts'
import { join, logIn } from '../support/users.ts'
import { headerFaults } from '../support/visit.ts'
import { busyMember, welcomeId } from '../support/welcome.ts'

const PATHS = [...new Set(SCREENS.map(({ path }) => path.split('?', 1)[0] ?? path))]
const AT_ONCE = 4

/** The faults of a page's policy and of its other security headers. */
async function objectionsTo(address: string, init?: RequestInit): Promise<string[]> {
  const { headers } = await fetch(stack.siteOrigin + address, init)
  return headerFaults(Object.fromEntries(headers)).map((objection) => `${address}: ${objection}`)
}

// Visits check one language of each screen in `npm test`.
test('[D-21] every page in every language has a strict policy @once @long', async () => {
  const addresses = LANGUAGES.flatMap((locale) => PATHS.map((path) => addressOf(locale, path)))
  const objections: string[] = []
  while (addresses.length > 0)
    objections.push(...(await Promise.all(addresses.splice(0, AT_ONCE).map((address) => objectionsTo(address)))).flat())
  expect(objections).toEqual([])
})

/** What a router sends with a request for the data of a page. */
const ASKED_WITH: readonly RequestInit[] = [
  {},
  { method: 'HEAD' },
  { headers: { rsc: '0' } },
  { headers: { 'next-router-prefetch': '1' } },
  { headers: { 'next-router-segment-prefetch': '/_tree' } },
]
const REQUESTS = ['?_rsc=x', '?a_rsc=x', '?_rsc'].flatMap((query) => ASKED_WITH.map((init) => [query, init] as const))

for (const which of ['one', 'all'] as const)
  test(
    `[D-21] no query and no request header weakens the policy of a page, ${which} of them for each`,
    { tag: ['@once', ...longUnless(which === 'one')] },
    async () => {
      const objections: string[] = []
      for (const [place, path] of [...PATHS, '/events/no-such', '/Welcome-Event'].entries()) {
        const asked = REQUESTS.filter((_, turn) => which === 'all' || turn === place % REQUESTS.length)
        objections.push(
          ...(await Promise.all(asked.map(([query, init]) => objectionsTo(`/en${path}${query}`, init)))).flat(),
        )
      }
      expect(objections).toEqual([])
    },
  )

test('[D-21] the browser navigates to every screen without a violation of the policy @once @long', async ({
  page,
  context,
}) => {
  await logIn(context, await busyMember())
  await openPage(page, '/en/download')
  for (const { path, status } of SCREENS) {
    if (status !== undefined) continue
    const address = addressOf('en', path)
    await page.evaluate((to) => {
      const { next } = window as unknown as { next: { router: { push: (href: string) => void } } }
      next.router.push(to)
    }, address)
    await expect(page).toHaveURL(address)
    await settle(page)
    await expect(page.getByRole('main')).toBeVisible()
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

test('[D-21] the captcha is solved in a worker @once', async ({ page }) => {
  const worker = page.waitForEvent('worker')
  const form = new AccountForm(page, 'en', 'register')
  await form.open()
  await form.fill()
  await form.submit.click()
  expect((await worker).url()).toContain('/_next/static/')
  await expect(page).not.toHaveURL(/register/)
})

test('[D-21] a notification has its styles under the policy @once @long', async ({ page, user, context }) => {
  await join(user, await welcomeId())
  await logIn(context, user)
  // Beside a longer column the row may open on its own.
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/en/welcome-event')
  await page.locator('summary', { hasText: text('en', 'activity.joined_through') }).click()
  await page.getByLabel(text('en', 'activity.no_invite_code')).fill('AURORA7')
  await page.getByRole('button', { name: text('en', 'activity.bind'), exact: true }).click()
  const box = page.locator('.notistack-SnackbarContainer')
  await expect(box).toHaveCSS('position', 'fixed')
  await expect(box).toHaveCSS('display', 'flex')
})
