const TIMEOUT_MS = 5000

export interface Fronts {
  /** The fronts' addresses for revalidation (`REVALIDATE_URL`). */
  urls: readonly string[]
  secret: string
}

/**
 * An activity that changed, something that every page may show, or the gateway's clock: pages of another time are never shown
 * again, also not while their new ones are rendered.
 */
export type SiteChange = { activityId: string } | { allPages: true } | { clock: true }

async function revalidateFront(url: string, secret: string, change: SiteChange): Promise<void> {
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

/** Makes every front fetch its pages again. Resolves with whether all of them will. */
export async function revalidateFronts({ urls, secret }: Fronts, change: SiteChange): Promise<boolean> {
  const results = await Promise.allSettled(urls.map((url) => revalidateFront(url, secret, change)))
  return results.every(({ status }) => status === 'fulfilled')
}
