import { createClock } from '#gateway/clock.ts'
import { createActivityRepository } from '#gateway/activities/db/activity-repository.ts'
import { createGrantClaim } from '#gateway/rewards/db/claims.ts'
import { createDb } from '#gateway/db/client.ts'
import { findUserByLoginName } from '#gateway/accounts/db/users.ts'
import { randomId } from '#gateway/util/random-id.ts'
import { sendOps } from '#gateway/util/send-ops.ts'
import { envelopeSchema } from '@fanfare/contract/envelope.ts'
import { sendEvents as sendEventsCall } from '@fanfare/contract/ops/send-events.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { health } from '@fanfare/contract/site/health.ts'
import { findNext } from './find-next.ts'

export interface SendEventsOptions {
  databaseUrl: string
  gatewayOrigin: string
  opsSecret: string
  loginName: string
}

/**
 * `npm run demo -- events <loginName>` (contract §8): sends the events that complete the user's next task, as the platform
 * would.
 * @returns a sentence that describes the events
 * @throws Error whose message is a sentence for the developer
 */
export async function sendEvents(options: SendEventsOptions): Promise<string> {
  const { databaseUrl, gatewayOrigin, opsSecret, loginName } = options
  const db = createDb({ connectionString: databaseUrl, poolSize: 2 })
  try {
    const user = await findUserByLoginName(db, loginName.trim().toLowerCase())
    if (user === undefined) throw new Error(`Nobody logs in as ${loginName}.`)
    const clock = { ...createClock(), now: await gatewayTime(gatewayOrigin) }
    const { joined, next } = await findNext(
      {
        activities: createActivityRepository(),
        db,
        clock,
        grantClaim: createGrantClaim(db),
        newId: randomId,
        violations: [],
      },
      user,
    )
    if (joined === 0) throw new Error(`${loginName} has not joined an activity yet; the first step is to join one.`)
    if (next === null) throw new Error(`${loginName} has no open task that an event could complete.`)
    await post(gatewayOrigin, opsSecret, next.events)
    const { said, task, activity, reward, path } = next
    return `Sent ${said}: this completes “${task}” of ${activity}. ${reward} can be claimed at ${path}.`
  } finally {
    await db.destroy()
  }
}

/** The gateway's clock may be ahead of this machine's (contract §5); the events have its time. */
async function gatewayTime(origin: string): Promise<() => number> {
  const answer = await fetch(new URL(health.path, origin))
  const { requestTime } = envelopeSchema.parse(await answer.json())
  const ahead = requestTime === undefined ? 0 : requestTime - Date.now()
  return () => Date.now() + ahead
}

async function post(origin: string, secrets: string, events: PlatformEventInput[]): Promise<void> {
  const body = JSON.stringify({ events })
  const { method, path: target } = sendEventsCall
  const answer = await sendOps({ origin, secrets, actor: 'npm run demo' }, { method, target, body })
  const data = sendEventsCall.data.safeParse(answer.data)
  if (answer.code !== sendEventsCall.successCode || !data.success)
    throw new Error(`The gateway refused the events with code ${answer.code}.`)
  if (data.data.accepted < events.length) throw new Error('The gateway did not take every event.')
}
