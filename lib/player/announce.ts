const TIMEOUT_MS = 5000

export interface Fronts {
  /** Where the fronts hear of a change (`REVALIDATE_URL`). */
  urls: readonly string[]
  secret: string
}

/** Makes every front fetch its pages again, because they were rendered at another time of the gateway. */
export async function announce({ urls, secret }: Fronts, activityId = 'clock'): Promise<void> {
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
