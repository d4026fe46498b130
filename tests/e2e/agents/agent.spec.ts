import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, newUser, openSession } from '../support/users.ts'

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
  '[AGT-1][AUTH-8][SHELL-4] without an agent account there is no entry in the header, and the pages explain why they are closed',
  { tag: ['@desktop', '@long'] },
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
  { tag: ['@desktop', '@long'] },
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

test(
  '[AGT-4][AUTH-5] an agent makes, renames and pauses a code, saves its QR code, and its page says calmly that it is paused',
  { tag: '@once' },
  async ({ page, context, browser }) => {
    const [, , agent] = DEMO_LOGINS
    await logIn(context, await openSession(agent))
    await page.goto('/en/agent')
    await settle(page)
    await page.getByRole('main').getByRole('link', { name: /^Open/ }).first().click()
    await page.getByRole('button', { name: text('en', 'agent.code.new') }).click()
    await page.getByLabel(text('en', 'agent.code.field_label')).fill('Flyer')
    await page.getByRole('button', { name: text('en', 'agent.code.create') }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Flyer' })
    const code = (await row.getByRole('heading').textContent())?.trim() ?? ''
    await row.getByRole('button', { name: `Edit ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(code) })
    await dialog.getByLabel(text('en', 'agent.code.field_label')).fill('Harbour flyer')
    await dialog.getByRole('button', { name: text('en', 'agent.code.save_label') }).click()
    await dialog.getByRole('button', { name: text('en', 'agent.code.pause'), exact: true }).click()
    await expect(dialog.getByText(text('en', 'agent.code.resume_text'))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    const changed = page.getByRole('listitem').filter({ hasText: 'Harbour flyer' })
    await expect(changed.getByText(text('en', 'agent.code.paused'))).toBeVisible()

    await changed.getByRole('button', { name: `Show the QR code of ${code}` }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: text('en', 'agent.code.save_qr') }).click()
    expect((await download).suggestedFilename()).toBe(`${code}.png`)

    const visitor = await browser.newPage()
    await visitor.goto(`/en/register?vipCode=${code}`)
    await visitor.getByLabel(text('en', 'account.email')).first().click()
    await expect(visitor.getByText(text('en', 'account.invite_paused'))).toBeVisible()
    await visitor.close()
  },
)

test(
  '[AGT-2] the overview has the targets, and asks before it saves one that is reached already',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const [, , agent] = DEMO_LOGINS
    await logIn(context, await openSession(agent))
    await page.goto('/en/agent')
    await settle(page)
    await page.getByRole('main').getByRole('link', { name: /^Open/ }).first().click()
    const button = page.getByRole('button', { name: /^(?:Set|Change) targets$/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: text('en', 'agent.target.form_title') })
    await dialog.getByLabel(text('en', 'agent.target.field_volume')).fill('1')
    await dialog.getByRole('button', { name: text('en', 'agent.target.save') }).click()
    await expect(dialog.getByText(text('en', 'agent.target.reached_already'))).toBeVisible()
    await dialog.getByRole('button', { name: text('en', 'agent.target.save_anyway') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: text('en', 'agent.target.volume'), level: 3 })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/agent\/[\w-]+$/)
  },
)

test(
  '[AUTH-8] a user without an agent account applies on the page of agents and finds the state there again',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newUser())
    await page.goto('/en/agent')
    await settle(page)
    await page.getByLabel(text('en', 'agent.apply.field_channel')).fill('A channel with 12,000 people')
    await page.getByLabel(text('en', 'agent.apply.field_link')).fill('https://video.example/@harbour')
    await page.getByLabel(text('en', 'address.country')).selectOption('VN')
    await page.getByRole('button', { name: text('en', 'agent.apply.send') }).click()
    const state = page.getByRole('heading', { name: text('en', 'agent.apply.received_title') })
    await expect(state).toBeVisible()
    await page.reload()
    await expect(state).toBeVisible()
    await expect(page.getByRole('button', { name: text('en', 'agent.apply.send') })).toHaveCount(0)
  },
)
