import type { Page } from '@playwright/test'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { agentSubAgents } from '@fanfare/contract/agent/sub-agents.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectAccessible, expectNoRawText } from '../support/check-page.ts'
import { call } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { logIn, logInAs, newUser } from '../support/users.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, key: string) => page.getByRole('button', { name: text('en', key), exact: true })

test('[AGT-2][AGT-4][AUTH-5] an agent sets a target, and makes, renames and pauses a code @once', async ({
  page,
  context,
  browser,
}) => {
  await logInAs(context, DEMO_LOGINS[2])
  await openPage(page, '/en/agent')
  await main(page).getByRole('link', { name: /^Open/ }).first().click()

  await test.step('a target that is reached already asks before it is saved', async () => {
    await page.getByRole('button', { name: /^(?:Set|Change) targets$/ }).click()
    const dialog = page.getByRole('dialog', { name: text('en', 'agent.target.form_title') })
    await dialog.getByLabel(text('en', 'agent.target.field_volume')).fill('1')
    await dialog.getByRole('button', { name: text('en', 'agent.target.save') }).click()
    await expect(dialog.getByText(text('en', 'agent.target.reached_already'))).toBeVisible()
    await dialog.getByRole('button', { name: text('en', 'agent.target.save_anyway') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: text('en', 'agent.target.volume'), level: 3 })).toBeVisible()
  })

  const code = await test.step('a code', async () => {
    await button(page, 'agent.code.new').click()
    await page.getByLabel(text('en', 'agent.code.field_label')).fill('Flyer')
    await button(page, 'agent.code.create').click()
    const row = page.getByRole('listitem').filter({ hasText: 'Flyer' })
    const name = (await row.getByRole('heading').textContent())?.trim() ?? ''
    await row.getByRole('button', { name: `Edit ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(name) })
    await dialog.getByLabel(text('en', 'agent.code.field_label')).fill('Harbour flyer')
    await dialog.getByRole('button', { name: text('en', 'agent.code.save_label') }).click()
    await dialog.getByRole('button', { name: text('en', 'agent.code.pause'), exact: true }).click()
    await expect(dialog.getByText(text('en', 'agent.code.resume_text'))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    const changed = page.getByRole('listitem').filter({ hasText: 'Harbour flyer' })
    await expect(changed.getByText(text('en', 'agent.code.paused'))).toBeVisible()
    await changed.getByRole('button', { name: `Show the QR code of ${name}` }).click()
    const download = page.waitForEvent('download')
    await button(page, 'agent.code.save_qr').click()
    expect((await download).suggestedFilename()).toBe(`${name}.png`)
    return name
  })

  const visitor = await browser.newPage()
  await visitor.goto(`/en/register?vipCode=${code}`)
  await visitor.getByLabel(text('en', 'account.email')).first().click()
  await expect(visitor.getByText(text('en', 'account.invite_paused'))).toBeVisible()
  await visitor.close()
})

test('[AGT-1][AGT-2][AGT-4][AUTH-8][SHELL-4] an agent sets a sub-agent’s rate, and a user applies by the agent’s link @desktop', async ({
  page,
  context,
  browser,
}) => {
  const agent = await logInAs(context, DEMO_LOGINS[2])
  const campaigns = await call(agentCampaigns, {}, { token: agent.token })
  const id = campaigns.data.items[0]?.activityId ?? ''
  const { data } = await call(agentSubAgents, { params: { id }, query: {} }, { token: agent.token })
  expect(data.items.length).toBeGreaterThanOrEqual(2)
  for (const { rebate, people } of data.items) expect(Number(rebate.amount) * people).toBeGreaterThan(0)

  await test.step('the rate', async () => {
    await openPage(page, `/en/agent/${id}`)
    const title = page.getByRole('heading', { name: text('en', 'agent.sub.title'), exact: true })
    const row = main(page).locator('section').filter({ has: title }).getByRole('listitem').first()
    await row.getByRole('button', { name: pattern('en', 'agent.sub.set_for', 'name') }).click()
    const dialog = page.getByRole('dialog')
    const futures = dialog.getByLabel(text('en', 'agent.sub.field', { product: 'Futures' }))
    await futures.fill('99')
    const ownRate = Number(data.items[0]?.rates.find(({ product }) => product === 'FUTURES')?.limit)
    const tooHigh = text('en', 'agent.sub.error_high', { limit: `${Math.round(ownRate * 100)}%` })
    await expect(dialog.getByText(tooHigh, { exact: true })).toBeVisible()
    await futures.fill('21')
    await dialog.getByRole('button', { name: text('en', 'agent.sub.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('21%')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/en/agent/${id}/sub-agent/[\\w-]+$`))
    await settle(page)
    await expect(main(page).getByText(text('en', 'agent.sub.by_you')).first()).toBeVisible()
    await expectAccessible(page, 'sub-agent')
    await expectNoRawText(page, 'en', 'sub-agent')
  })

  await test.step('the application', async () => {
    const invite = new URL(data.invite?.url ?? '')
    const invited = await browser.newContext()
    await logIn(invited, await newUser())
    const other = await invited.newPage()
    await other.goto(new URL(`/en${invite.pathname.replace(/^\/[^/]+/, '')}${invite.search}`, page.url()).href)
    const title = text('en', 'agent.frame.refused_title_not_agent')
    await expect(other.getByRole('heading', { name: title })).toBeVisible()
    await expect(other.locator('header a[data-agent-entry]').first()).toBeHidden()
    await expect(other.getByText(pattern('en', 'agent.apply.invited', 'code'))).toBeVisible()
    await other.getByLabel(text('en', 'agent.apply.field_channel')).fill('A channel with 12,000 people')
    await other.getByLabel(text('en', 'agent.apply.field_link')).fill('https://video.example/@harbour')
    await other.locator('select[name="country"]').selectOption('VN')
    await button(other, 'agent.apply.send').click()
    const state = other.getByRole('heading', { name: text('en', 'agent.apply.received_title') })
    await expect(state).toBeVisible()
    await other.reload()
    await expect(state).toBeVisible()
    await expect(button(other, 'agent.apply.send')).toHaveCount(0)
    await invited.close()
  })
})
