import { setTimeout as sleep } from 'node:timers/promises'
import type { ConfigOf } from '@fanfare/kernel/config/config.ts'

const TIMEOUT_MS = 5000

/** The fronts' addresses for revalidation, and the secret for all of them. */
type Fronts = Pick<ConfigOf<'site'>, 'REVALIDATE_URL' | 'REVALIDATE_SECRET'>

/**
 * An activity that changed, something that every page may show, or the gateway's clock. After a move of the clock, pages of
 * another time are never shown again, not even while the new ones are rendered.
 */
type SiteChange = { activityId: string } | { allPages: true } | { clock: true }

async function revalidateFront(url: string, secret: string, change: SiteChange) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // An unread body would keep its connection open.
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

/** Makes every front fetch its pages again. Resolves with whether all fronts accepted. */
export async function revalidateFronts(fronts: Fronts, change: SiteChange) {
  const { REVALIDATE_URL: urls, REVALIDATE_SECRET: secret } = fronts
  const results = await Promise.allSettled(urls.map((url) => revalidateFront(url, secret, change)))
  return results.every(({ status }) => status === 'fulfilled')
}

/** The front writes the age into a page that it could not renew. */
const IS_COPY = /<html\b[^>]* data-stored-minutes=/

const TRIES = 10
const PAUSE_MS = 1000

/**
 * Renews the fronts after a move of the clock until `path` is a page of the new time. While the gateway settles what has ended,
 * it answers late, and pages are made from its last answers. Also returns when no page is live in time.
 */
export async function revalidateUntilLive(fronts: Fronts, path: string, pauseMs = PAUSE_MS) {
  const [front] = fronts.REVALIDATE_URL
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await revalidateFronts(fronts, { clock: true })
    if (front === undefined) return
    const answer = await fetch(new URL(path, front), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
    const html = (await answer?.text().catch(() => '')) ?? ''
    if (answer && answer.status < 500 && !IS_COPY.test(html)) return
    if (tries < TRIES) await sleep(pauseMs)
  }
}
