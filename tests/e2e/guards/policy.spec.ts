import { type Locale, LOCALES as LANGUAGES } from '@fanfare/languages/locales.ts'
import { attackPage } from '../support/attack-page.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { EXPECTED_HEADERS, weaknessesOf } from '../support/policy.ts'
import { SCREENS } from '../support/screens.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'
import { join, logIn, newEmail, PASSWORD } from '../support/users.ts'
import { newBusyMember, welcomeId } from '../support/welcome.ts'

const PATHS = [...new Set(SCREENS.map(({ path }) => path.split('?', 1)[0] ?? path))]
const AT_ONCE = 4

/** The faults of a page's policy and of its other security headers. */
async function objectionsTo(address: string, init?: RequestInit): Promise<string[]> {
  const { headers } = await fetch(stack.siteOrigin + address, init)
  const wrong = Object.entries(EXPECTED_HEADERS).filter(([name, value]) => headers.get(name) !== value)
  const found = [...weaknessesOf(headers.get('content-security-policy') ?? ''), ...wrong.map(([name]) => name)]
  return found.map((objection) => `${address}: ${objection}`)
}

const hasStrictPolicy = (languages: readonly Locale[]) => async () => {
  test.setTimeout(180_000)
  const addresses = languages.flatMap((locale) => PATHS.map((path) => `/${locale}${path === '/' ? '' : path}`))
  const objections: string[] = []
  while (addresses.length > 0)
    objections.push(...(await Promise.all(addresses.splice(0, AT_ONCE).map((address) => objectionsTo(address)))).flat())
  expect(objections).toEqual([])
}
test('[D-21] every page in English has a strict policy', { tag: '@once' }, hasStrictPolicy(['en']))
test('[D-21] every page in every language has a strict policy', { tag: ['@once', '@long'] }, hasStrictPolicy(LANGUAGES))

test('[D-21] no query and no request header weakens the policy of a page', { tag: '@once' }, async () => {
  const addresses = [
    ...PATHS.map((path) => `/en${path}`),
    '/en/no-such-page',
    '/en/events/no-such',
    '/en/Welcome-Event',
  ]
  const requests: RequestInit[] = [
    {},
    { method: 'HEAD' },
    { headers: { rsc: '0' } },
    { headers: { 'next-router-prefetch': '1' } },
    { headers: { 'next-router-segment-prefetch': '/_tree' } },
  ]
  const objections: string[] = []
  for (const query of ['?_rsc=x', '?a_rsc=x', '?_rsc'])
    for (const address of addresses)
      objections.push(...(await Promise.all(requests.map((init) => objectionsTo(address + query, init)))).flat())
  expect(objections).toEqual([])
})

/** The directives that refuse the attacks; Trusted Types refuse most of them before the directives for scripts do. */
const REFUSED = [
  'connect-src',
  'frame-src',
  'require-trusted-types-for',
  'script-src-elem',
  'style-src-elem',
  'trusted-types',
]

/** The screens of `npm test`: the one with the most parts, a user's, and a form. */
const ATTACKED = new Set(['home', 'rewards', 'login'])

for (const { name, path, who } of SCREENS.filter(({ variant }) => !variant)) {
  test(
    `[D-21] on ${name} no injected script, style or request works`,
    { tag: ['@once', ...longUnless(ATTACKED.has(name))] },
    async ({ page, context, complaints }) => {
      complaints.expect(/Content Security Policy|Trusted|status of 404|evil\.example|Fetch API/)
      if (who === 'user') await logIn(context, await newBusyMember())
      await page.goto(`/en${path}`)
      await settle(page)
      expect(await page.evaluate(attackPage)).toEqual({ through: [], reported: REFUSED })
    },
  )
}

test(
  '[D-21] the browser navigates to every screen without a violation of the policy',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    test.setTimeout(120_000)
    await logIn(context, await newBusyMember())
    await page.goto('/en/download')
    await settle(page)
    for (const { path, status } of SCREENS) {
      if (status !== undefined) continue
      const address = `/en${path === '/' ? '' : path}`
      await page.evaluate((to) => {
        const { next } = window as unknown as { next: { router: { push: (href: string) => void } } }
        next.router.push(to)
      }, address)
      await expect(page).toHaveURL(address)
      await settle(page)
      await expect(page.getByRole('main')).toBeVisible()
    }
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  },
)

test('[D-21] the captcha is solved in a worker', { tag: '@once' }, async ({ page }) => {
  const worker = page.waitForEvent('worker')
  const form = new AccountForm(page, 'en', 'register')
  await form.open()
  await form.email.fill(newEmail())
  await form.password.fill(PASSWORD)
  await form.consent.check()
  await form.submit.click()
  expect((await worker).url()).toContain('/_next/static/')
  await expect(page).not.toHaveURL(/register/)
})

test(
  '[D-21] a notification has its styles under the policy',
  { tag: ['@once', '@long'] },
  async ({ page, user, context }) => {
    await join(user, await welcomeId())
    await logIn(context, user)
    await page.goto('/en/welcome-event')
    await settle(page)
    await page.locator('summary', { hasText: text('en', 'activity.joined_through') }).click()
    await page.getByLabel(text('en', 'activity.no_invite_code')).fill('AURORA7')
    await page.getByRole('button', { name: text('en', 'activity.bind'), exact: true }).click()
    const box = page.locator('.notistack-SnackbarContainer')
    await expect(box).toHaveCSS('position', 'fixed')
    await expect(box).toHaveCSS('display', 'flex')
  },
)
