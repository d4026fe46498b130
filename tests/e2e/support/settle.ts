import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type BrowserContext, type Page, type Request, type Response } from '@playwright/test'

/** The network of one page. */
interface Activity {
  /** Requests without an end. */
  open: Set<Request>
  /** Requests that began, and those that ended. */
  changes: number
}

/** How long a settled page begins and ends no request. The page's own chains of requests have shorter gaps. */
const QUIET_MS = 50
/**
 * The texts are loaded before the page is ready. Later requests for them are revalidations in the background
 * (stale-while-revalidate), of which Chromium reports no end.
 */
const REVALIDATED = /\/locales\//

const activities = new WeakMap<Page, Activity>()

function watchPage(page: Page, onLoad: () => void): void {
  const activity: Activity = { open: new Set(), changes: 0 }
  activities.set(page, activity)
  page.on('request', (request) => {
    // A new document ends the requests of the one before without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      activity.open.clear()
      if (!request.redirectedFrom()) onLoad()
    }
    if (REVALIDATED.test(request.url())) return
    activity.open.add(request)
    activity.changes += 1
  })
  const end = (request: Request) => (activity.changes += Number(activity.open.delete(request)))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Follows the requests of every page of the context, for `settle`. */
export function watchRequests(context: BrowserContext, onLoad: () => void): void {
  context.on('page', (page) => watchPage(page, onLoad))
}

/** The page of a busy machine is never idle while it moves. */
const BUSY_MS = 1000

/** Waits until the page has nothing to do; false when another document replaces it. */
export const becomesIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      (timeout) => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout })),
      BUSY_MS,
    )
    .catch(() => false)

/** Reasons why the page is not settled: addresses of requests without an end, or changes since. */
async function unrest(page: Page): Promise<string[]> {
  const activity = activities.get(page)
  if (!activity) throw new Error('watchRequests() was not called before the page was opened')
  const { changes } = activity
  await sleep(QUIET_MS)
  if (!(await becomesIdle(page))) return ['another document']
  if (activity.open.size > 0) return [...activity.open].map((request) => request.url())
  return activity.changes === changes ? [] : ['requests began or ended']
}

/** A visitor's page loads its live parts at the first sign of a person: the mouse moves in the corner, over nothing. */
export async function showUp(page: Page): Promise<void> {
  await page.mouse.move(0, 1)
  await page.mouse.move(1, 1)
}

/** Waits until the client runtime knows whether there is a user, the islands are interactive, and no request is under way. */
export async function rest(page: Page): Promise<void> {
  // A press may still be leading to another document, which has not seen a person yet.
  const ready = async () => {
    await showUp(page)
    return page.locator('html').getAttribute('data-ready')
  }
  await expect.poll(ready).not.toBeNull()
  await expect.poll(() => unrest(page), { intervals: [0] }).toEqual([])
}

/** As `rest`, and no text or answer is shown as loading. */
export async function settle(page: Page): Promise<void> {
  await rest(page)
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}

/** Opens a page and waits until it is settled: a link that is pressed before loads its document. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await settle(page)
  return response
}
