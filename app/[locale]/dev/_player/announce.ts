import 'server-only'
import { settings } from '#lib/queries/settings.ts'

const TIMEOUT_MS = 5000

/** Makes every front fetch its pages again: they were rendered at another time of the gateway. null: no one activity changed. */
export async function announce(activityId: string | null): Promise<void> {
  const { REVALIDATE_URL, REVALIDATE_SECRET } = settings()
  await Promise.allSettled(
    REVALIDATE_URL.map((url) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
        body: JSON.stringify({ activityId: activityId ?? 'clock' }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ),
  )
}
