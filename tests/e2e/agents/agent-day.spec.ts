import { execFile } from 'node:child_process'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Big from 'big.js'
import type { Locator, Page } from '@playwright/test'
import { readExport } from '@fanfare/gateway/testing/read-export.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { call } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { logInAs } from '../support/users.ts'

const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, key: string): Locator => main(page).getByRole('button', { name: text('en', key) })

/** The figure of a tile, without its unit. */
const tile = (page: Page, key: string): Locator =>
  main(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${text('en', key)}$`) })
    .locator('xpath=following-sibling::dd[1]')

const details = (page: Page): Locator =>
  main(page).getByRole('button', { name: pattern('en', 'agent.table.details', 'row') })

/** Logs the demonstration's agent in; a campaign of theirs. */
async function openCampaign(page: Page): Promise<{ token: string; id: string }> {
  const agent = await logInAs(page.context(), DEMO_LOGINS[2])
  const { data } = await call(agentCampaigns, {}, { token: agent.token })
  return { token: agent.token, id: data.items[0]?.activityId ?? '' }
}

const figureOf = (one: string): string =>
  /-?\d[\d,]*(?:\.\d+)?/.exec(one.replace('\u2212', '-'))?.[0].replaceAll(',', '') ?? '0'
/** Whether `total` is the sum of `cells` and what was cut from each of them, less than a cent; a word for none counts as zero. */
const isSum = (cells: readonly string[], total: string): boolean =>
  new Big(figureOf(total))
    .minus(cells.reduce((sum, one) => sum.plus(figureOf(one)), new Big(0)))
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

test('[SCR-10][AGT-2][AGT-4][AUTH-8][SHELL-4] an agent reads rebates and performance, and each total is the exact sum @desktop', async ({
  page,
}) => {
  test.slow()
  const { id } = await openCampaign(page)
  const open = (path: string) => openPage(page, `/en/agent/${id}${path}`)
  const figure = async (key: string) => figureOf(await tile(page, key).innerText())
  const expectColumns = async (...keys: string[]) => {
    const columns = await summedColumns(page)
    for (const { name, total, cells } of columns) expect(isSum(cells, total), name).toBe(true)
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(keys.map((key) => text('en', key))))
  }
  const expectTiles = async () => {
    const [total = '', ...parts] = await Promise.all(
      ['total', 'settled', 'pending'].map((name) => figure(`agent.overview.${name}`)),
    )
    expect(isSum(parts, total), 'tiles').toBe(true)
    const days = main(page).locator(`[role=region][aria-label="${text('en', 'agent.chart.rebate_title')}"] td`)
    const cells = await days.evaluateAll((all) => all.map((cell) => cell.textContent ?? ''))
    expect(cells.length).toBeGreaterThan(0)
    expect(isSum(cells, total), 'days').toBe(true)
    return total
  }

  const overview = await test.step('the overview', async () => {
    await page.goto('/en')
    const entry = page.locator('header a[data-agent-entry]').first()
    await entry.click()
    await expect(page).toHaveURL(/\/en\/agent(?:\/[\w-]+)?$/)
    await expect(entry).toHaveAttribute('aria-current', /page|true/)
    await open('')
    const title = text('en', 'agent.overview.rates')
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    return expectTiles()
  })
  const thirtyDays = '?period=30d&zone=campaign'
  await test.step('the rebates of one filter, and their file', async () => {
    await open(`/rebate${thirtyDays}`)
    expect(await expectTiles()).toBe(overview)
    await details(page).first().click()
    const step = main(page).getByText(text('en', 'agent.rebate.step_rate')).filter({ visible: true })
    await expect(step.first()).toBeVisible()

    const direct = '?period=7d&zone=UTC&source=DIRECT&status=SETTLED'
    await open(`/rebate${direct}`)
    expect(new URL(page.url()).search).toBe(direct)
    await expectTiles()
    await expectColumns('agent.rebate.rebate', 'agent.rebate.fee')
    const download = page.waitForEvent('download')
    await button(page, 'agent.export.csv').click()
    const file = readExport(await readFile(await (await download).path()))
    expect(new Set(file.rows.map(({ status }) => status))).toEqual(new Set(['SETTLED']))
    const settled = new Big(await figure('agent.overview.settled')).toFixed(2)
    expect(new Big(file.sums('rebate')).round(2, Big.roundDown).toFixed(2)).toBe(settled)
  })
  await test.step('the performance', async () => {
    await open(`/performance${thirtyDays}`)
    const rebate = await figure('agent.performance.rebate')
    expect(rebate).toBe(overview)
    await expectColumns('agent.performance.rebate', 'agent.performance.to_you')
    const section = (key: string) =>
      main(page).locator('section', { has: page.getByRole('heading', { name: text('en', key), exact: true }) })
    const products = await section('agent.performance.by_product').locator('li > b').allInnerTexts()
    expect(isSum(products, rebate), 'products').toBe(true)
    const symbols = section('agent.performance.most_traded').locator('li > span:last-child')
    const volume = await figure('agent.performance.volume')
    expect(isSum(await symbols.allInnerTexts(), volume), 'symbols').toBe(true)
  })
  await test.step('a note on a referral', async () => {
    await open('/referral?period=90d&sort=-volume')
    await expectColumns('agent.referral.volume')
    await details(page).first().click()
    await main(page).locator('input[name="note"]:visible').first().fill('met at the fair')
    await button(page, 'agent.referral.note_save').first().click()
    const note = main(page).getByText('met at the fair').filter({ visible: true }).first()
    await expect(note).toBeVisible()
    // The table shows it before the gateway has it.
    await expect(page.getByText(text('en', 'agent.referral.note_saved'))).toBeVisible()
    await page.reload()
    await expect(note).toBeVisible()
    await settle(page)
  })
})

const shell = promisify(execFile)

test('[AGT-2] a settled statement matches its digest, and a changed file does not @desktop @long', async ({ page }, {
  outputDir,
}) => {
  const { token, id } = await openCampaign(page)
  const newest = await call(agentStatement, { params: { id } }, { token })
  const month = newest.data.months[1] ?? ''
  const { statement } = (await call(agentStatement, { params: { id }, query: { month } }, { token })).data
  expect(statement?.digest).toMatch(/^[0-9a-f]{64}$/)

  await openPage(page, `/en/agent/${id}/rebate`)
  await main(page)
    .getByRole('heading', { name: text('en', 'agent.statement.title'), exact: true })
    .click()
  await main(page).getByLabel(text('en', 'agent.statement.month'), { exact: true }).selectOption(month)
  const press = async (key: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, key).click()])
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
  expect((await shell('sh', ['-c', command], { cwd: outputDir })).stdout.split(' ')[0]).toBe(statement?.digest)

  const checksum = await press('agent.export.checksum')
  expect(await readFile(checksum, 'utf8')).toContain(`# month: ${month}\n`)
  const check = () => shell('sha256sum', ['-c', checksum], { cwd: outputDir })
  expect((await check()).stdout).toContain(': OK')
  await appendFile(path, ' ')
  await expect(check()).rejects.toThrow('did NOT match')
})
