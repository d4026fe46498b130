import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type Page } from '@playwright/test'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import type { BenchContext } from '../figure.ts'
import { medianSheet, readSheet, type ReportSheet, told } from './lighthouse-report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Whether the slow processor and network are simulated afterwards, or applied by the browser during the load. */
export type Throttling = 'simulate' | 'devtools'

const REPORTS = inRoot('.bench', 'lighthouse')

/** The number of requests after which the front recompresses a page, so that the figures are for a popular page. */
const VISITS = 25
/** How many unusable traces one page may have; more than this means that the fault is ours. */
const LOST_RUNS = 3

async function visit(url: string) {
  for (let times = 0; times < VISITS; times += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
  }
}

async function logIn(page: Page, origin: string) {
  const { loginName, password } = DEMO_LOGINS[1]
  await page.goto(`${origin}/en/login`)
  await page.locator('#account-email').fill(loginName)
  await page.locator('#account-password').fill(password)
  await page.locator('#account-password').press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  // The next page must not start beside this one, on the same cores.
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
}

export interface Visit {
  path: string
  isDark?: boolean
  /** The trader of the demonstration; else a visitor. */
  isUser?: boolean
}

interface Measured extends Visit {
  origin: string
  throttling: Throttling
  runs: number
}

/**
 * One run of Lighthouse with its default settings for a phone, in a new browser, as for a first visit. Keeps the whole report as HTML.
 * @throws Error when the browser's trace of the page is unusable, which happens occasionally
 */
async function runOnce({ origin, path, throttling, isDark, isUser }: Measured, chromium: string, name: string) {
  const url = origin + path
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'fanfare-lighthouse-'))
  const browser = await playwright.launchPersistentContext(profile, {
    executablePath: chromium,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    colorScheme: isDark ? 'dark' : 'light',
  })
  try {
    if (isUser) await logIn(await browser.newPage(), origin)
    const { default: lighthouse } = await import('lighthouse')
    const settings = { onlyCategories: CATEGORIES, throttlingMethod: throttling }
    const result = await lighthouse(url, { port, output: 'html', logLevel: 'silent', ...settings })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.code}`)
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(join(REPORTS, `${name}.html`), String(result.report))
    return readSheet(result.lhr)
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** The median of each of Lighthouse's figures of one page. */
export async function measurePage({ chromium, say }: BenchContext, measured: Measured) {
  const { origin, path, throttling, isDark, isUser, runs } = measured
  const name = [path.slice(1).replaceAll('/', '-'), isDark && 'dark', isUser && 'user', throttling]
    .filter(Boolean)
    .join('-')
  const sheets: ReportSheet[] = []
  await visit(origin + path)
  for (let run = 1, lost = 0; sheets.length < runs; run += 1) {
    try {
      const sheet = await runOnce(measured, await chromium(), `${name}-${run}`)
      sheets.push(sheet)
      say(`  ${name}: ${told(sheet)}${sheet.imperfect.length > 0 ? ` (${sheet.imperfect.join(', ')})` : ''}`)
    } catch (error) {
      lost += 1
      if (lost > LOST_RUNS) throw error
      say(`  ${(error as Error).message}, once more`)
    }
  }
  return medianSheet(sheets)
}
