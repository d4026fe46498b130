import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { isLocale, LOCALES } from '@fanfare/languages/locales.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { startSite, type RunningSite } from '#tests/fixtures/e2e-site.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

const MINUTE_MS = 60_000
const ALIAS = 'winter-cup'
const TITLES: Readonly<Record<string, string>> = {
  en: 'Winter Trading Cup',
  'zh-CN': '冬季交易大赛',
  ko: '겨울 트레이딩 컵',
  'zh-TW': '冬季交易大賽',
  vi: 'Cúp giao dịch mùa đông',
  'fa-IR': 'جام معاملاتی زمستان',
  'tr-TR': 'Kış İşlem Kupası',
  ru: 'Зимний торговый кубок',
  uk: 'Зимовий торговий кубок',
  de: 'Winter-Trading-Cup',
  ar: 'كأس التداول الشتوية',
  es: 'Copa de trading de invierno',
  'es-ES': 'Copa de trading de invierno',
  fr: 'Coupe de trading d’hiver',
  pl: 'Zimowy puchar tradingu',
  pt: 'Copa de trading de inverno',
  it: 'Coppa di trading d’inverno',
  ja: '冬のトレーディングカップ',
}
const titleOf = (locale: string): string =>
  TITLES[locale] ?? titleOf((isLocale(locale) ? languageOf(locale).inheritsFrom : null) ?? 'en')

let folder = ''
let site: RunningSite
let origin = ''
// Policy is of a whole gateway, so this site is not that of the other tests.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanfare-launch-'))
  const [port] = await freePorts(1)
  const policy = join(folder, 'policy.yaml')
  writeFileSync(policy, 'second: { publish: always }\nlanguages: { required: all }\n')
  site = await startSite({ SEED: 'demo', RATE_LIMIT: 'off', CONSOLE_PORT: String(port), OPS_POLICY_FILE: policy })
  origin = `http://localhost:${port}`
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))

/** The translator's work: each language's title into the row of the title. */
function translate(csv: string): string {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = cellsOf(lines[0] ?? '')
  const cells = cellsOf(lines.find((line) => line.startsWith('"title",')) ?? '')
  const at = (name: string): string => (name in TITLES ? titleOf(name) : (cells[columns.indexOf(name)] ?? ''))
  return csvLine(columns) + csvLine(columns.map(at))
}

/** A second person approves the open proposal. */
async function approve(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname
  await page.context().clearCookies()
  await openConsole(page, 'approver', path, origin)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by adam.weiss')).toBeVisible()
}

test('last month’s cup becomes a live page in all 20 languages by the console alone, in under five minutes @once', async ({
  page,
  context,
  complaints,
}, info) => {
  complaints.expect(/status of 4\d\d/)
  const begun = Date.now()
  await openConsole(page, 'operator', '/activities?show=ENDED', origin)
  await page.getByRole('link', { name: 'Summer Trading Cup' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByLabel('New alias').fill(ALIAS)
  // The browser of the tests is in Bangkok.
  const start = new Date(Math.ceil(begun / 3_600_000) * 3_600_000 + 86_400_000)
  const local = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)
  await page.getByLabel('New start').fill(local(start))
  await page.getByRole('button', { name: 'Make the draft' }).click()

  await expect(page.getByRole('heading', { name: `New: ${ALIAS}` })).toBeVisible()
  const end = new Date(start.getTime() + 10 * 86_400_000)
  await page.getByLabel(/^End,/).fill(local(end))
  await page.getByLabel('Title').first().fill(titleOf('en'))
  const effects = page.getByRole('list', { name: 'Consequences' })
  await expect(effects).toContainText('Texts are older than their English')
  await expect(page.getByText('1 stale')).toHaveCount(17)

  const loading = page.waitForEvent('download')
  await page.getByLabel('Only what needs work').check()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = translate(readFileSync(await (await loading).path(), 'utf8'))
  await page
    .getByLabel('Upload CSV')
    .setInputFiles({ name: 'translated.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('17 texts written')).toBeVisible()
  await expect(effects).toContainText('Whole in all 20 languages')

  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Make a preview' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the preview on the site' }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(titleOf('de'))
  await preview.close()

  await page.getByLabel('Note for the approver').fill('As last month, with a new title')
  await expectWellMade(page, 'the form of a new activity')
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const question = page.getByRole('dialog', { name: /^Publish / })
  await expect(question).toContainText('Pays at most')
  await expectWellMade(page, 'the question before a publication')
  await question.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'See the proposal' }).click()
  await expect(page.getByText('An approver decides.').or(page.getByText('It is yours'))).toBeVisible()
  expect((await fetch(`${site.run.siteOrigin}/en/activity/competition/${ALIAS}`)).status).toBe(404)
  await approve(page)

  for (const locale of LOCALES) {
    await page.goto(`${site.run.siteOrigin}/${locale}/activity/competition/${ALIAS}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(locale))
    const html = await page.content()
    for (const at of [start, end]) expect(html, locale).toContain(at.toISOString())
  }
  const took = Date.now() - begun
  info.annotations.push({ type: 'took', description: `${Math.round(took / 1000)} s` })
  expect(took).toBeLessThan(5 * MINUTE_MS)
})

test('buttons show their effect, and changes wait for a second person by policy @long @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  await openConsole(page, 'operator', '/activities/spot-festival?do=end', origin)
  await page.getByRole('radio', { name: /^Cancel/ }).check()
  await page.getByLabel('Note for colleagues').first().fill('The venue is gone')
  // The tab keeps the note.
  await page.reload()
  await page.getByRole('button', { name: 'Check the consequences' }).click()
  await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Changes: cancelled')
  await expectWellMade(page, 'the end of an activity')
  await page.getByRole('button', { name: 'Cancel Spot Festival' }).click()
  await expect(page.getByRole('link', { name: 'See the proposal' })).toBeVisible()

  await page.goto(`${origin}/activities?do=pause`)
  const pause = page.getByRole('region', { name: 'Pause all' })
  await pause.getByLabel('Reason, as the page says it').selectOption('PLATFORM')
  await expect(pause.getByRole('button', { name: 'Pause claims everywhere now' })).toBeDisabled()
  await pause.getByRole('checkbox', { name: /^Pause claims of 1\d activities/ }).check()
  await expectWellMade(page, 'the pause of all activities')
  await pause.getByRole('button', { name: 'Pause claims everywhere now' }).click()
  await expect(page.getByText('Claims paused').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Resume all' }).click()
  await page.getByRole('button', { name: 'Resume all now' }).click()
  await expect(page.getByText('Claims paused')).toHaveCount(0)

  await page.goto(`${origin}/activities?do=new`)
  await page.getByRole('radio', { name: 'Empty, of a type' }).check()
  await page.getByRole('combobox', { name: 'Type' }).first().selectOption('Lottery')
  await page.getByLabel('New alias').fill('snow-draw')
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'things to fix' })).toContainText('Texts, English, title')
  await page.goto(`${origin}/activities?do=new`)
  await page.getByRole('link', { name: 'snow-draw' }).click()
  await expect(page.getByRole('heading', { name: 'New: snow-draw' })).toBeVisible()

  await page.goto(`${origin}/activities/daily-five/edit?when=later`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Daily Six')
  await page.getByRole('button', { name: /^Publish at/ }).click()
  const question = page.getByRole('dialog', { name: /^Publish / })
  await question.getByRole('checkbox', { name: /^Publish texts older than their English/ }).check()
  await question.getByRole('button', { name: 'Schedule' }).click()
  await page.getByRole('link', { name: 'See the proposal' }).click()
  await expect(page.getByText('It is yours')).toBeVisible()
  await approve(page)
  await context.clearCookies()
  await openConsole(page, 'operator', '/activities/daily-five', origin)
  await expect(page.getByText(/^A version waits for/)).toBeVisible()
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unschedule' }).click()
  await expect(page.getByText(/^A version waits for/)).toHaveCount(0)
})
