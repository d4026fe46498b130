import { DEMO_LOGINS } from '#lib/config/demo-logins.ts'
import { text } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'
import { logIn, newUser, openSession } from './support/users.ts'

const entry = 'header a[data-agent-entry]'

test(
  '[SCR-10][AUTH-7] a visitor is sent to the login and back, and the pages are not indexed',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/en/agent', '/en/agent/a1']) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      const login = page.getByRole('main').getByRole('link', { name: text('en', 'shell.log_in') })
      await expect(login).toHaveAttribute('href', /\/en\/login\?next=%2Fagent/)
      await expect(page.locator(entry).first()).toBeHidden()
    }
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/agent')
  },
)

test(
  '[AUTH-8][SHELL-4] without an agent account there is no entry in the header, and the pages explain why they are closed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context, await newUser())
    for (const path of ['/en/agent', '/en/agent/a1']) {
      await page.goto(path)
      await settle(page)
      await expect(page.getByRole('heading', { name: text('en', 'agent.frame.refused_title_not_agent') })).toBeVisible()
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
    }
    await expect(page.locator(entry).first()).toBeHidden()
  },
)

test(
  '[AUTH-8][SHELL-4] an agent has an entry in the header on every page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [, , agent] = DEMO_LOGINS
    await logIn(context, await openSession(agent))
    await page.goto('/en')
    await settle(page)
    const link = page.locator(entry).first()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/en\/agent(?:\/[\w-]+)?$/)
    await expect(link).toHaveAttribute('aria-current', /page|true/)
  },
)
