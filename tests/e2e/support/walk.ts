import type { Page } from '@playwright/test'
import { knownTexts } from '#tests/crawl/known.ts'
import { pageFaults } from '#tests/crawl/page-faults.ts'
import { readPage } from '#tests/crawl/read-page.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { LEGAL_DOCUMENTS, legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { addressOf } from './screens.ts'
import { openPage, settle } from './settle.ts'
import { text, type TestLocale } from './texts.ts'

const known = knownTexts()
/** Rows of one list that are unfolded; a list repeats its kinds of rows after that. */
const MOST_UNFOLDED = 12
/** Pages of one list that are opened by its pager. */
const MOST_PAGES = 3

export type Read = <Call extends CallDefinition>(call: Call, input: CallInput<Call>) => Promise<CallData<Call>>

/** Each screen that does not depend on the account's own data, without the language. */
async function sharedPaths(read: Read): Promise<string[]> {
  const { activities } = await read(activityList, { query: { pageSize: 100 } } as CallInput<typeof activityList>)
  // Parallel tests publish others.
  const ofSeed = activities.filter(({ alias }) => !alias.startsWith('e2e-') && !alias.startsWith('draw-'))
  const lotteries = ofSeed.filter(({ path, status }) => path.includes('/lottery/') && status !== 'UPCOMING')
  return [
    '/',
    ...ofSeed.map(({ path }) => path),
    '/fairness',
    ...lotteries.map(({ activityId }) => `/fairness/${activityId}`),
    '/download',
    '/download?target=follow',
  ]
}

const LEGAL = LEGAL_DOCUMENTS.map(legalPath)

async function agentPaths(read: Read): Promise<string[]> {
  const { items } = await read(agentCampaigns, {})
  const pages = items.flatMap(({ activityId }) =>
    ['', '/rebate?period=90d', '/referral?period=90d', '/performance?period=90d'].map(
      (page) => `/agent/${activityId}${page}`,
    ),
  )
  return ['/agent', ...pages]
}

/** Every screen of an account with a role of the demonstration, without the language. */
export const screensOf = async (role: 'visitor' | 'user' | 'agent', read: Read): Promise<string[]> => [
  ...(await sharedPaths(read)),
  ...(role === 'visitor' ? LEGAL : []),
  '/rewards',
  ...(role === 'agent' ? await agentPaths(read) : ['/agent']),
]

/** Fields of values that have none, and visible reports of a failure. Runs inside the browser. */
function emptyValues(): string[] {
  const isVisible = (element: Element): boolean => element.checkVisibility()
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} in “${element.parentElement?.textContent?.slice(0, 60) ?? ''}”`
  const isEmpty = (element: Element): boolean =>
    !/\S/u.test(element.textContent ?? '') && element.querySelector('img, svg, canvas, input, [aria-label]') === null
  const empty = [...document.querySelectorAll('main :is(dd, output, time, strong, b)')].filter(
    (element) => isVisible(element) && isEmpty(element),
  )
  // A cell may be empty where its row has no such value, but not the whole column below a heading.
  const columns = [...document.querySelectorAll<HTMLTableElement>('main table')].filter(isVisible).flatMap((table) => {
    const rows = [...(table.tBodies[0]?.rows ?? [])].filter(
      (row) => row.cells.length === table.tHead?.rows[0]?.cells.length,
    )
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
    return heads.filter(
      (head, at) => rows.length > 1 && !isEmpty(head) && rows.every((row) => isEmpty(row.cells[at] as Element)),
    )
  })
  const alerts = [...document.querySelectorAll('main [role="alert"]')].filter(
    (element) => isVisible(element) && !isEmpty(element),
  )
  return [
    ...empty.map((element) => `no value in ${nameOf(element)}`),
    ...columns.map((head) => `no value in the column ${head.textContent}`),
    ...alerts.map((element) => `a failure: ${element.textContent?.slice(0, 80) ?? ''}`),
    ...(document.querySelector('main') === null ? ['no main part'] : []),
  ]
}

/** Opens the visible rows of lists, and all that is folded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
    const folded = [
      ...document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]:not([aria-haspopup])'),
    ]
    for (const button of folded.filter((one) => one.checkVisibility()).slice(0, most)) button.click()
  }, MOST_UNFOLDED)
  await settle(page).catch(() => undefined)
}

/** Lets a fairness page check its draws, which fills its column of results. */
async function verify(page: Page, locale: TestLocale): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: text(locale, 'fairness.verify'), exact: true })
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('heading', { name: text(locale, 'fairness.verified_title') }).waitFor()
}

/** The faults of the open page, with everything unfolded. */
export async function faultsOf(page: Page, locale: Locale): Promise<string[]> {
  await unfold(page)
  const texts = pageFaults(await page.evaluate(readPage, null), locale, known)
  return [...texts, ...(await page.evaluate(emptyValues))]
}

/** Opens a screen and the next pages of its list. @returns the faults of all of them, each with its address */
export async function walkScreen(page: Page, locale: TestLocale, path: string): Promise<string[]> {
  const response = await page.goto(addressOf(locale, path))
  if (response?.status() !== 200) return [`${path}: HTTP ${response?.status()}`]
  const loading = await settle(page).then(
    () => [],
    (error: unknown) => [`is still loading: ${String(error).slice(0, 200)}`],
  )
  await verify(page, locale)
  const faults = [...loading, ...(await faultsOf(page, locale))]
  const next = page.getByRole('main').getByRole('button', { name: text(locale, 'activity.next_page'), exact: true })
  for (let opened = 1; opened < MOST_PAGES; opened += 1) {
    if ((await next.count()) !== 1 || !(await next.isEnabled())) break
    await next.click()
    await settle(page)
    faults.push(...(await faultsOf(page, locale)))
  }
  return [...new Set(faults)].map((fault) => `${path}: ${fault}`)
}

/** Opens the message center, each page of it, and each message. @returns the faults, and how many messages were opened */
export async function walkMessages(page: Page, locale: TestLocale): Promise<{ faults: string[]; opened: number }> {
  await openPage(page, addressOf(locale, '/messages'))
  const faults = await faultsOf(page, locale)
  const next = page.getByRole('main').getByRole('button', { name: text(locale, 'activity.next_page'), exact: true })
  const rows = page.locator('[data-message]')
  let opened = 0
  for (;;) {
    const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-message') ?? ''))
    for (const id of ids) {
      await page.locator(`[data-message="${id}"]`).click()
      await page.waitForURL((url) => url.pathname.endsWith(`/messages/${id}`))
      await page.getByRole('article').waitFor()
      opened += 1
      faults.push(...(await faultsOf(page, locale)).map((fault) => `message ${id}: ${fault}`))
    }
    if ((await next.count()) !== 1 || !(await next.isEnabled())) break
    await next.click()
    await settle(page)
  }
  return { faults: [...new Set(faults)].map((fault) => `/messages: ${fault}`), opened }
}
