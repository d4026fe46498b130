import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'

const TIMEOUT_MS = 5_000

/** Tells the site that an activity changed. Not awaited and never throws: a site that is away renders anew when it is back. */
export function announceActivity(target: GatewayConfig['revalidate'], activityId: string, log: Logger): void {
  if (target === null) return
  fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': target.secret },
    body: JSON.stringify({ activityId }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (answer) => answer.ok || log.warn({ status: answer.status }, 'the site refused a change of an activity'),
    (error: unknown) => log.warn({ err: error }, 'the site could not be told of a change'),
  )
}
