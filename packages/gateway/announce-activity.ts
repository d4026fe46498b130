import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'

const TIMEOUT_MS = 5_000
/** A front that is starting or restarting gets the announcement a moment later. */
const RETRIES_MS = [1_000, 5_000, 20_000]

async function announce(url: string, secret: string, activityId: string): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
      body: JSON.stringify({ activityId }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Only the status counts; an unread body would keep its connection open.
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    return (error as Error).message
  }
}

async function announceWithRetries(url: string, secret: string, activityId: string): Promise<string | null> {
  let refused = await announce(url, secret, activityId)
  for (const wait of RETRIES_MS) {
    if (refused === null) break
    await sleep(wait, undefined, { ref: false })
    refused = await announce(url, secret, activityId)
  }
  return refused
}

/**
 * Announces a changed activity to every front of the site. It is not awaited and never throws: a front that misses the
 * announcement shows the change within a minute.
 */
export function announceActivity(target: GatewayConfig['revalidate'], activityId: string, log: Logger): void {
  for (const url of target?.urls ?? []) {
    void announceWithRetries(url, target?.secret ?? '', activityId).then((refused) => {
      if (refused !== null) log.warn({ site: new URL(url).host, refused }, 'the site could not be told of a change')
    })
  }
}
