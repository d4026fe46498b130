const TIMEOUT_MS = 5000

export interface Fronts {
  /** The fronts' addresses for revalidation (`REVALIDATE_URL`). */
  urls: readonly string[]
  secret: string
}

/** Makes every front fetch its pages again, because they show another time of the gateway; a front that does not answer is left out. */
export async function revalidateFronts({ urls, secret }: Fronts, activityId = 'clock'): Promise<void> {
  await Promise.allSettled(
    urls.map((url) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: JSON.stringify({ activityId }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ),
  )
}
