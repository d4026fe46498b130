import { readFile } from 'node:fs/promises'
import Big from 'big.js'
import type { Locator, Page } from '@playwright/test'
import { readExport } from '#gateway/testing/read-export.ts'
import { DEMO_LOGINS } from '#lib/config/demo-logins.ts'
import { agentCampaigns } from '#lib/contract/agent/campaigns.ts'
import { performance } from '#lib/contract/agent/performance.ts'
import { rebateList } from '#lib/contract/agent/rebate-list.ts'
import { expectAccessible, expectNoRawText } from './support/check-page.ts'
import { call } from './support/gateway.ts'
import { pattern, text, type TestLocale } from './support/texts.ts'
import { expect, LOCALES, settle, test } from './support/test.ts'
import { logIn, openSession } from './support/users.ts'

const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page, locale: TestLocale, key: string): Locator =>
  main(page).getByRole('heading', { name: text(locale, key), exact: true })

const logInAgent = async () => openSession(DEMO_LOGINS[2])

/** The figure of a tile, without its unit. */
const tile = (page: Page, locale: TestLocale, key: string): Locator =>
  main(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${text(locale, key)}$`) })
    .locator('xpath=following-sibling::dd[1]')

const details = (page: Page, locale: TestLocale): Locator =>
  main(page).getByRole('button', { name: pattern(locale, 'agent.table.details', 'row') })

for (const locale of LOCALES)
  test(`[SCR-10][AGT-2][AGT-4] an agent’s day in ${locale}: level, rebates, a note, performance, with one filter`, async ({
    page,
    context,
    shot,
  }, { project }) => {
    const agent = await logInAgent()
    await logIn(context, agent)
    const { data } = await call(agentCampaigns, {}, { token: agent.token })
    const campaign = data.items[0]
    if (campaign === undefined) throw new Error('the demonstration has no campaign')
    const check = async (name: string) => {
      await expectAccessible(page, name)
      await expectNoRawText(page, name)
    }
    const at = (path: string) => `/${locale}/agent/${campaign.activityId}${path}`

    await page.goto(`/${locale}/agent`)
    await settle(page)
    await expect(main(page).locator(`a[href$="${campaign.activityId}"]`).first()).toBeVisible()
    await page.goto(at(''))
    await settle(page)
    await expect(heading(page, locale, 'agent.overview.rates')).toBeVisible()
    await check('overview')
    await shot('overview')

    const filter = '?period=90d&zone=UTC&source=DIRECT'
    await page.goto(at(`/rebate${filter}`))
    await settle(page)
    const input = { params: { id: campaign.activityId }, query: { source: 'DIRECT' as const, timeZone: 'UTC' } }
    const total = tile(page, locale, 'agent.overview.total')
    await expect(total).toBeVisible()
    const shown = await total.innerText()
    await page.reload()
    await settle(page)
    await expect(total).toHaveText(shown)
    expect(new URL(page.url()).search).toBe(filter)
    await details(page, locale).first().click()
    await expect(
      main(page).getByText(text(locale, 'agent.rebate.step_rate')).filter({ visible: true }).first(),
    ).toBeVisible()
    await check('rebates')
    await shot('rebate')

    await page.goto(at(`/performance${filter}`))
    await settle(page)
    await expect(tile(page, locale, 'agent.performance.rebate')).toHaveText(shown)
    await check('performance')
    await shot('performance')

    const lists = await Promise.all([
      call(rebateList, input, { token: agent.token }),
      call(performance, input, { token: agent.token }),
    ])
    const [rebates, figures] = lists
    expect(figures.data.totals.rebate).toEqual(rebates.data.totals.rebate)

    await page.goto(at('/referral'))
    await settle(page)
    // The tests of both languages and sizes run at once, and each writes to a row of its own.
    const row = LOCALES.indexOf(locale) * 2 + (project.name === 'phone' ? 1 : 0)
    await details(page, locale).nth(row).click()
    const note = `met at the fair, ${locale}, ${project.name}`
    await main(page).locator('input[name="note"]:visible').first().fill(note)
    await main(page)
      .getByRole('button', { name: text(locale, 'agent.referral.note_save') })
      .first()
      .click()
    await expect(main(page).getByText(note).filter({ visible: true }).first()).toBeVisible()
    await page.reload()
    await settle(page)
    await expect(main(page).getByText(note).filter({ visible: true }).first()).toBeVisible()
    await check('referrals')
    await shot('referral')
  })

test(
  '[AGT-2] the exported file has the rows of the filter and adds up to the figure on the page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const agent = await logInAgent()
    await logIn(context, agent)
    const { data } = await call(agentCampaigns, {}, { token: agent.token })
    const id = data.items[0]?.activityId ?? ''
    await page.goto(`/en/agent/${id}/rebate?period=7d&zone=UTC&status=SETTLED`)
    await settle(page)
    const download = page.waitForEvent('download')
    await main(page)
      .getByRole('button', { name: text('en', 'agent.export.csv') })
      .click()
    const file = readExport(await readFile(await (await download).path()))
    expect(file.rows.length).toBeGreaterThan(0)
    expect(file.digest.said).toBe(file.digest.computed)
    expect(file.totals.rebate).toBe(file.sums('rebate'))
    const shown = await tile(page, 'en', 'agent.overview.settled').innerText()
    expect(shown.replaceAll(/[^\d.]/g, '')).toBe(new Big(file.sums('rebate')).round(2, Big.roundDown).toFixed(2))
  },
)
