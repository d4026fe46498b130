import { execFile } from 'node:child_process'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Big from 'big.js'
import type { Locator, Page } from '@playwright/test'
import { readExport } from '@fanfare/gateway/testing/read-export.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList } from '@fanfare/contract/agent/rebate-list.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { expectAccessible, expectNoRawText } from '../support/check-page.ts'
import { call } from '../support/gateway.ts'
import { pattern, text, type TestLocale } from '../support/texts.ts'
import { expect, LOCALES, longUnless, settle, test } from '../support/test.ts'
import { logIn, openSession } from '../support/users.ts'

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
  test(
    `[SCR-10][AGT-2][AGT-4] an agent’s day in ${locale}: level, rebates, a note, performance, with one filter`,
    { tag: longUnless(locale === 'en') },
    async ({ page, context, shot }, { project }) => {
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
    },
  )

test(
  '[AGT-2] the exported file has the rows of the filter and adds up to the figure on the page',
  { tag: ['@desktop', '@long'] },
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
    expect(new Set(file.rows.map(({ status }) => status))).toEqual(new Set(['SETTLED']))
    const shown = await tile(page, 'en', 'agent.overview.settled').innerText()
    expect(shown.replaceAll(/[^\d.]/g, '')).toBe(new Big(file.sums('rebate')).round(2, Big.roundDown).toFixed(2))
  },
)

test(
  '[AGT-2] performance shows the change to the days before in percent, and those days as a dotted line, as the gateway counts them',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    const agent = await logInAgent()
    await logIn(context, agent)
    const { data } = await call(agentCampaigns, {}, { token: agent.token })
    const id = data.items[0]?.activityId ?? ''
    // Days that are over: nothing is added to them while the page is read.
    const [from = '', to = ''] = [7, 1].map((days) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
    )
    const query = { timeZone: 'UTC', from, to }
    const { totals, previous, previousDays } = (
      await call(performance, { params: { id }, query }, { token: agent.token })
    ).data
    if (previous === null) throw new Error('nothing before')
    expect(previousDays).toHaveLength(7)
    expect(previousDays.reduce((sum, day) => sum + day.registered, 0)).toBe(previous.registered)

    await page.goto(`/en/agent/${id}/performance?period=custom&from=${from}&to=${to}&zone=UTC`)
    await settle(page)
    const before = new Big(previous.volume.amount)
    const change = Number(new Big(totals.volume.amount).minus(before).div(before).times(100).round(0))
    const sign = change > 0 ? '+' : ''
    const note = tile(page, 'en', 'agent.performance.volume').locator('xpath=following-sibling::dd[1]')
    await expect(note).toContainText(change === 0 ? 'days before' : `${sign}${change.toLocaleString('en')}%`)
    const chart = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: text('en', 'agent.performance.per_day'), exact: true }) })
    await expect(chart).toContainText(`Registered, 7 days before ${previous.registered.toLocaleString('en')}`)
    await expect(chart.locator('path[class*="earlier"]')).toHaveAttribute('d', /^M0,/)
    await chart.getByRole('combobox').selectOption({ label: 'First trade' })
    await expect(chart).toContainText(`First trade, 7 days before ${previous.firstTrade.toLocaleString('en')}`)
    await expectAccessible(page, 'performance, compared')
  },
)

const shell = promisify(execFile)

test(
  '[AGT-2] a settled statement matches its digest in the page and by the printed command, and a changed file does not',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }, { outputDir }) => {
    const agent = await logInAgent()
    await logIn(context, agent)
    const { data } = await call(agentCampaigns, {}, { token: agent.token })
    const id = data.items[0]?.activityId ?? ''
    const newest = await call(agentStatement, { params: { id } }, { token: agent.token })
    const month = newest.data.months[1] ?? ''
    const { statement } = (await call(agentStatement, { params: { id }, query: { month } }, { token: agent.token }))
      .data
    expect(statement?.digest).toMatch(/^[0-9a-f]{64}$/)

    await page.goto(`/en/agent/${id}/rebate`)
    await settle(page)
    await heading(page, 'en', 'agent.statement.title').click()
    await main(page).getByLabel(text('en', 'agent.statement.month'), { exact: true }).selectOption(month)
    const press = async (key: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main(page)
          .getByRole('button', { name: text('en', key) })
          .click(),
      ])
      const path = join(outputDir, download.suggestedFilename())
      await download.saveAs(path)
      return path
    }
    const path = await press('agent.statement.download')
    await expect(main(page).getByText(text('en', 'agent.statement.matches'))).toBeVisible()

    await main(page)
      .locator('summary')
      .filter({ hasText: text('en', 'agent.statement.how') })
      .click()
    const command = await main(page).locator('code').filter({ hasText: 'sha256sum' }).innerText()
    const printed = await shell('sh', ['-c', command], { cwd: outputDir })
    expect(printed.stdout.split(' ')[0]).toBe(statement?.digest)

    const checksum = await press('agent.export.checksum')
    expect(await readFile(checksum, 'utf8')).toContain(`# month: ${month}\n`)
    const check = () => shell('sha256sum', ['-c', checksum], { cwd: outputDir })
    expect((await check()).stdout).toContain(': OK')
    await appendFile(path, ' ')
    await expect(check()).rejects.toThrow('did NOT match')
  },
)

/** The exact sum of figures as they are written in English; the word for none counts as zero. */
const sumOfTexts = (texts: readonly string[]): string =>
  texts.reduce((sum, one) => sum.plus(figureOf(one)), new Big(0)).toFixed()
const figureOf = (one: string): string =>
  /-?\d[\d,]*(?:\.\d+)?/.exec(one.replace('\u2212', '-'))?.[0].replaceAll(',', '') ?? '0'
/** Whether `total` is the sum of `cells` and what was cut from each of them, less than a cent. */
const isSum = (cells: readonly string[], total: string): boolean =>
  new Big(figureOf(total))
    .minus(sumOfTexts(cells))
    .abs()
    .lte(new Big(cells.length + 1).times('0.01'))

/** The columns of every table that end in a sum, and their cells; counts and shares included, since they add up as well. */
const summedColumns = (page: Page) =>
  main(page)
    .locator('table:has(tfoot)')
    .evaluateAll((tables) =>
      tables.flatMap((table) => {
        const foot = [...(table as HTMLTableElement).tFoot!.rows[0]!.cells]
        const heads = [...(table as HTMLTableElement).tHead!.rows[0]!.cells].map((cell) => cell.textContent ?? '')
        const bodies = [...(table as HTMLTableElement).tBodies].flatMap(({ rows }) => [...rows])
        const rows = bodies.filter(({ cells }) => cells.length === heads.length)
        let place = 0
        return foot.flatMap((cell) => {
          const column = place
          place += cell.colSpan
          const total = cell.textContent ?? ''
          if (!/^[^%\p{L}]*\d\.\d+[^%\p{L}]*$/u.test(total)) return []
          return [
            { name: heads[column] ?? '', total, cells: rows.map(({ cells }) => cells[column]?.textContent ?? '') },
          ]
        })
      }),
    )

test(
  '[AGT-2] on every page of an agent the same money is written the same, and a total is the exact sum, cut once',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const agent = await logInAgent()
    await logIn(context, agent)
    const { data } = await call(agentCampaigns, {}, { token: agent.token })
    const id = data.items[0]?.activityId ?? ''
    const open = async (path: string) => {
      await page.goto(`/en/agent/${id}${path}`)
      await settle(page)
    }
    const title = (key: string) => page.getByRole('heading', { name: text('en', key), exact: true })
    const figure = async (key: string) => figureOf(await tile(page, 'en', key).innerText())
    const expectColumns = async (names: readonly string[]) => {
      const columns = await summedColumns(page)
      for (const { name, total, cells } of columns) expect(isSum(cells, total), name).toBe(true)
      expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
    }
    const expectTiles = async () => {
      const [total, settled, pending] = await Promise.all(
        ['total', 'settled', 'pending'].map((name) => figure(`agent.overview.${name}`)),
      )
      expect(isSum([settled ?? '', pending ?? ''], total ?? ''), 'tiles').toBe(true)
      return total ?? ''
    }
    const days = main(page).locator(`[role=region][aria-label="${text('en', 'agent.chart.rebate_title')}"]`)
    const expectDays = async (total: string) => {
      const cells = await days.locator('td').evaluateAll((all) => all.map((cell) => cell.textContent ?? ''))
      expect(cells.length).toBeGreaterThan(0)
      expect(isSum(cells, total), 'days').toBe(true)
    }

    await open('')
    const overview = await expectTiles()
    await expectDays(overview)
    await open('/performance?period=30d&zone=campaign')
    expect(await figure('agent.performance.rebate')).toBe(overview)
    await open('/rebate?period=30d&zone=campaign')
    expect(await expectTiles()).toBe(overview)
    for (const filter of ['?period=90d&zone=UTC', '?period=7d&zone=UTC&source=DIRECT', '?period=30d&sort=-rebate']) {
      await open(`/rebate${filter}`)
      await expectDays(await expectTiles())
      await expectColumns([text('en', 'agent.rebate.rebate'), text('en', 'agent.rebate.fee')])
    }
    await open('/referral?period=90d&sort=-volume')
    await expectColumns([text('en', 'agent.referral.volume')])
    await open('/performance?period=90d&zone=UTC')
    await expectColumns([text('en', 'agent.performance.rebate'), text('en', 'agent.performance.to_you')])
    const rebate = await figure('agent.performance.rebate')
    const products = main(page).locator('section', { has: title('agent.performance.by_product') })
    expect(isSum(await products.locator('li > b').allInnerTexts(), rebate), 'products').toBe(true)
    const symbols = main(page).locator('section', { has: title('agent.performance.most_traded') })
    const volume = await figure('agent.performance.volume')
    const ofSymbols = await symbols.locator('li > span:last-child').allInnerTexts()
    expect(isSum(ofSymbols, volume), 'symbols').toBe(true)
  },
)
