import type { Locator, Page } from '@playwright/test'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { agentSubAgents } from '@fanfare/contract/agent/sub-agents.ts'
import { expectAccessible, expectNoRawText } from '../support/check-page.ts'
import { call } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, newUser, openSession } from '../support/users.ts'

const main = (page: Page): Locator => page.getByRole('main')
const card = (page: Page): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: text('en', 'agent.sub.title'), exact: true }) })

test(
  '[AGT-2][AGT-4] an agent sets a sub-agent’s rate within the own one, reads its page, and invites another by a link',
  { tag: '@desktop' },
  async ({ page, context, browser, shot }) => {
    const agent = await openSession(DEMO_LOGINS[2])
    await logIn(context, agent)
    const campaigns = await call(agentCampaigns, {}, { token: agent.token })
    const id = campaigns.data.items[0]?.activityId ?? ''
    const { data } = await call(agentSubAgents, { params: { id }, query: {} }, { token: agent.token })
    expect(data.items.length).toBeGreaterThanOrEqual(2)
    for (const { rebate, people } of data.items) expect(Number(rebate.amount) * people).toBeGreaterThan(0)

    await page.goto(`/en/agent/${id}`)
    await settle(page)
    const row = card(page).getByRole('listitem').first()
    await row.getByRole('button', { name: pattern('en', 'agent.sub.set_for', 'name') }).click()
    const dialog = page.getByRole('dialog')
    const futures = dialog.getByLabel(text('en', 'agent.sub.field', { product: 'Futures' }))
    await futures.fill('99')
    await expect(dialog.getByText(text('en', 'agent.sub.error_high', { limit: '40%' }), { exact: true })).toBeVisible()
    await futures.fill('21')
    await shot('sub-agent-rate')
    await dialog.getByRole('button', { name: text('en', 'agent.sub.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('21%')
    await shot('sub-agents')

    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/en/agent/${id}/sub-agent/[\\w-]+$`))
    await settle(page)
    await expect(main(page).getByText(text('en', 'agent.sub.by_you')).first()).toBeVisible()
    await expectAccessible(page, 'sub-agent')
    await expectNoRawText(page, 'sub-agent')
    await shot('sub-agent')

    const invite = new URL(data.invite?.url ?? '')
    const invited = await browser.newContext()
    await logIn(invited, await newUser())
    const other = await invited.newPage()
    await other.goto(new URL(`/en${invite.pathname.replace(/^\/[^/]+/, '')}${invite.search}`, page.url()).href)
    await expect(other.getByText(pattern('en', 'agent.apply.invited', 'code'))).toBeVisible()
    await other.getByLabel(text('en', 'agent.apply.field_channel')).fill('A channel')
    await other.locator('select[name="country"]').selectOption('VN')
    await other.getByRole('button', { name: text('en', 'agent.apply.send') }).click()
    await expect(other.getByRole('heading', { name: text('en', 'agent.apply.received_title') })).toBeVisible()
    await invited.close()
  },
)
