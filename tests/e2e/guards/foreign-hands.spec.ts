import type { Locator, Page } from '@playwright/test'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { openConsole } from '../support/console.ts'
import { call } from '../support/gateway.ts'
import { SCREENS } from '../support/screens.ts'
import { stack } from '../support/stack.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { logIn, logInAs } from '../support/users.ts'
import { newBusyMember } from '../support/welcome.ts'

const [VISITOR, TRADER, AGENT] = DEMO_LOGINS
/** Every button; of a demonstration’s account only those that open, choose or unfold. */
const ANY = 'main :is(button, summary), [role=dialog] button'
const HARMLESS = ':is(summary, [aria-expanded], [aria-pressed], [aria-haspopup], [role=tab], [popovertarget])'

const PATHS = [...new Set(SCREENS.filter(({ status }) => status === undefined).map(({ path }) => path))]

/** Runs in the page: what a translator does to it. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const one of texts) {
    if (!one.data.trim() || one.parentElement?.closest('script, style, textarea, option, svg, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    one.replaceWith(outer)
    outer.append(inner)
    inner.append(one)
  }
}

/** Runs in the page: presses a visible control. @returns its name; null for one that is not there */
function pressAt([selector, index]: readonly [string, number]): string | null {
  const control = document.querySelectorAll<HTMLElement>(selector)[index]
  if (!control?.checkVisibility()) return null
  control.click()
  return control.ariaLabel ?? control.textContent
}

const failureOf = (page: Page): Locator =>
  page.getByText(text('en', 'failure.title')).or(page.getByText('This page has a fault')).filter({ visible: true })

/** The console has no mark of its own. */
const calm = (page: Page): Promise<void> =>
  page.url().startsWith(stack.consoleOrigin) ? page.waitForLoadState('networkidle') : settle(page)

/** Translates a page and presses one control after the other. @returns the presses after which the error page was there */
async function pressAll(page: Page, address: string, selector: string): Promise<string[]> {
  const open = async () => {
    await page.goto(address)
    await calm(page)
    await page.evaluate(translate)
  }
  await open()
  const faults: string[] = []
  const { pathname } = new URL(page.url())
  const controls = await page.locator(selector).count()
  for (let index = 0; index < controls; index += 1) {
    const name = await page.evaluate(pressAt, [selector, index] as const)
    if (name === null) continue
    await calm(page)
    if ((await failureOf(page).count()) > 0) faults.push(`${address}: ${name}`)
    if (new URL(page.url()).pathname === pathname) await page.evaluate(translate)
    else await open()
  }
  return faults
}

async function agentPaths(token: string): Promise<string[]> {
  const { data } = await call(agentCampaigns, {}, { token })
  const [campaign] = data.items
  return ['', '/rebate', '/referral', '/performance'].map((rest) => `/agent/${campaign?.activityId}${rest}`)
}

async function pathsAs(page: Page, account: DemoLogin): Promise<string[]> {
  const session = await logInAs(page.context(), account)
  return account.role === 'agent' ? [...PATHS, ...(await agentPaths(session.token))] : PATHS
}

for (const [what, path, tags] of [
  ['joining and claiming', '/welcome-event', []],
  ['claiming a drop', '/events/daily-five', ['@long']],
  ['drawing', '/activity/lottery/harvest-draw', ['@long']],
] as const)
  test(
    `[SCR-2] ${what} works on a page that the browser has translated`,
    { tag: ['@desktop', ...tags] },
    async ({ page, complaints, user }) => {
      complaints.expect(/status of 4\d\d/)
      expect(user.token).not.toBe('')
      expect(await pressAll(page, `/en${path}`, ANY)).toEqual([])
    },
  )

for (const account of [null, VISITOR, TRADER, AGENT])
  test(
    `[SCR-1][SCR-2][SCR-9][SCR-10][SCR-11][SCR-12] ${account?.loginName ?? 'a new account'} presses every control of every translated screen`,
    { tag: ['@desktop', '@night'] },
    async ({ page, context, complaints }) => {
      test.setTimeout(deadline(900_000))
      complaints.expect(/status of 4\d\d/)
      if (account === null) await logIn(context, await newBusyMember())
      const paths = account === null ? PATHS.filter((path) => path !== '/account') : await pathsAs(page, account)
      const faults: string[] = []
      for (const path of paths)
        faults.push(...(await pressAll(page, `/en${path}`, account === null ? ANY : `main ${HARMLESS}`)))
      expect(faults).toEqual([])
    },
  )

const CONSOLE_PATHS = '/activities /activities/welcome-tasks /users /payouts /reports /audit /approvals'.split(' ')

test('the staff press every control that changes nothing on translated pages of the console @desktop @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  await openConsole(page, 'operator', '/activities')
  const faults: string[] = []
  for (const path of CONSOLE_PATHS)
    faults.push(...(await pressAll(page, new URL(path, page.url()).href, `main ${HARMLESS}`)))
  expect(faults).toEqual([])
})

/** Runs in the page before its scripts: a browser that cannot name its zone. */
function nameZone(timeZone: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its formatter
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return Object.assign(resolvedOptions.call(this), { timeZone })
  }
}

test('[ACT-10] times are shown where the browser calls its zone “Etc/Unknown” @desktop @long', async ({
  page,
  context,
}) => {
  await page.addInitScript(nameZone, 'Etc/Unknown')
  await logInAs(context, TRADER)
  await page.goto('/en/activity/competition/autumn-trading-cup')
  await calm(page)
  await expect(failureOf(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator('time').filter({ visible: true })).not.toHaveCount(0)
})

/** Runs in the page before its scripts: an element beside each field of a form, or first in the body, while the page is read. */
function putIcons(where: 'form' | 'body'): void {
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    if (document.readyState !== 'loading') return
    const selector = where === 'form' ? 'form input' : 'body > :first-child'
    for (const found of document.querySelectorAll(selector)) {
      if (seen.has(found) || (where === 'body' && seen.has(document.body))) continue
      seen.add(found).add(document.body)
      const icon = document.createElement('div')
      document.documentElement.dataset.icons = where
      seen.add(icon)
      if (where === 'form') found.after(icon)
      else found.before(icon)
    }
  }).observe(document, { childList: true, subtree: true })
}

for (const where of ['form', 'body'] as const)
  for (const path of ['/en/login', '/en/register', '/en/forgot-password'])
    test(
      `[SCR-12] a value that is typed at once on ${path} stays where an extension puts an element into the ${where}`,
      { tag: ['@desktop', ...longUnless(path === '/en/login' && where === 'form')] },
      async ({ page }) => {
        await page.addInitScript(putIcons, where)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const field = page.getByRole('textbox', { name: text('en', 'account.email'), exact: true })
        await expect(page.locator('html')).toHaveAttribute('data-icons', where)
        await field.pressSequentially('ana.k@mail.example')
        await calm(page)
        await expect(field).toHaveValue('ana.k@mail.example')
      },
    )

/** Runs in the page before its scripts: puts an element into a part of the HTML, and remembers elements of other parts. */
function putElement([selector, others]: readonly [string, readonly string[]]): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector(selector)?.prepend(document.createElement('div'))
    Object.assign(window, { others: others.map((other) => document.querySelector(other)) })
  })
}

for (const [where, selector, others, tags] of [
  ['the body', 'body', ['header', 'main', 'article', 'footer'], []],
  ['the header', 'header', ['main', 'article', 'footer'], ['@long']],
  ['a card', 'article', ['header', 'main', 'h2', 'footer'], ['@long']],
] as const)
  test(
    `[SCR-1] an element that an extension puts into ${where} costs this part alone, and the first press works`,
    { tag: ['@desktop', ...tags] },
    async ({ page, complaints }) => {
      // React reports the part that it draws again.
      complaints.expect(/Minified React error #418/)
      await page.addInitScript(putElement, [selector, others] as const)
      await page.goto('/en')
      const cards = page.getByRole('main').getByRole('article')
      const shown = await cards.count()
      await page.locator('[data-press=more]').click()
      await expect.poll(() => cards.count()).toBeGreaterThan(shown)
      await calm(page)
      const kept = await page.evaluate(() =>
        (window as { others?: (Element | null)[] }).others?.map((other) => other?.isConnected),
      )
      expect(kept).toEqual(others.map(() => true))
    },
  )
