import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Chromium reports no end of a request that it revalidates in the background (stale-while-revalidate of the texts). */
const LONGEST_REQUEST_MS = 2_000
const PATIENCE_MS = 10_000
/** Without a request for so many idle moments in a row, the page has loaded what it loads on its own. */
const QUIET_MOMENTS = 3
const MOMENT_MS = 30

const openOf = new WeakMap<BrowserContext, Map<Request, number>>()

/** Counts the open requests of a context from now on, for `settle`. */
export function watchRequests(context: BrowserContext): void {
  const open = new Map<Request, number>()
  openOf.set(context, open)
  context.on('request', (request) => open.set(request, performance.now()))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

function isLoading(page: Page): boolean {
  const open = openOf.get(page.context())
  if (open === undefined) throw new Error('the requests of this context are not watched')
  const oldest = performance.now() - LONGEST_REQUEST_MS
  return [...open].some(([request, since]) => since > oldest && isOf(page, request))
}

/** A request of a page that is closing has no frame. */
function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page
  } catch {
    return false
  }
}

/** The next moment in which the page has nothing to compute. @returns false when the page navigated meanwhile */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      (pause) =>
        new Promise<void>((resolve) => {
          setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }), pause)
        }),
      MOMENT_MS,
    )
    .then(
      () => true,
      () => false,
    )

/** Waits until the islands are interactive and no text or answer is loading. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const until = performance.now() + PATIENCE_MS
  for (let quiet = 0; quiet < QUIET_MOMENTS && performance.now() < until;) {
    quiet = (await isIdle(page)) && !isLoading(page) ? quiet + 1 : 0
  }
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}
