import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { envelopeSchema } from '@fanfare/contract/envelope.ts'
import { EVENTS_MAXIMUM, type PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { sendEvents as sendEventsCall } from '@fanfare/contract/ops/send-events.ts'
import { takePayouts } from '@fanfare/contract/staff/payouts.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { nextEvents, type NextEvents } from '@fanfare/kernel/ops/next-events.ts'
import { findUserByLoginName, type User } from '#gateway/accounts/db/users.ts'
import { activityPath } from '#gateway/activities/activity-path.ts'
import { scheduleOf, statusOf } from '#gateway/activities/activity-status.ts'
import { createActivityRepository } from '#gateway/activities/db/activity-repository.ts'
import { listJoined } from '#gateway/activities/db/participations.ts'
import { localize } from '#gateway/activities/definition/localize.ts'
import { findActivity, welcomeActivity } from '#gateway/activities/find-activity.ts'
import { createClock } from '#gateway/clock.ts'
import { createDb } from '#gateway/db/client.ts'
import { listCompletions } from '#gateway/evaluation/completions/list-completions.ts'
import type { EvaluationContext } from '#gateway/evaluation/evaluate-locked.ts'
import { listEvents } from '#gateway/facts/db/events.ts'
import { createGrantClaim } from '#gateway/rewards/db/claims.ts'
import { randomId } from '#gateway/util/random-id.ts'
import { sendOps } from '#gateway/util/send-ops.ts'

interface NextTask extends NextEvents {
  activity: string
  task: string
  reward: string
  path: string
}

/**
 * The user's next open task that facts can complete, with those facts: first of the welcome activity, then of the activity
 * that ends first.
 * @returns `joined`: the number of joined activities; `next`: null when no task is open
 */
async function findNext(gateway: EvaluationContext, user: User): Promise<{ joined: number; next: NextTask | null }> {
  const { db, clock } = gateway
  const welcomeId = (await welcomeActivity(gateway))?.activityId ?? null
  const joined = await listJoined(db, user.userId)
  const rows = await Promise.all(joined.map(({ activityId }) => findActivity(gateway, activityId)))
  const rank = (activityId: string) => (activityId === welcomeId ? 0 : 1)
  const ongoing = rows
    .filter((row) => statusOf(scheduleOf(row), clock.now()) === 'ONGOING')
    .toSorted((a, b) => rank(a.activityId) - rank(b.activityId) || a.endTime - b.endTime)
  const facts = await listEvents(db, [user.userId])
  for (const { activityId, definition } of ongoing) {
    const { title } = localize(definition, 'en')
    const { tasks } = await listCompletions(gateway, user, { activityId }, 'en')
    const now = clock.now()
    for (const open of tasks) {
      const isOpen = open.taskStatus === 'PENDING' && (open.windowEndsAt ?? Infinity) > now
      const task = definition.tasks.find(({ id }) => id === open.taskId)
      if (!isOpen || task === undefined) continue
      const { current } = open.progress
      const found = nextEvents({ task, activityId, current, user, facts, at: now, newId: gateway.newId })
      if (found === null) continue
      const path = activityPath(definition, activityId === welcomeId)
      return {
        joined: joined.length,
        next: { ...found, activity: title, task: open.title, reward: open.reward.label, path },
      }
    }
  }
  return { joined: joined.length, next: null }
}

interface SendEventsOptions {
  databaseUrl: string
  gatewayOrigin: string
  opsSecret: string
  loginName: string
}

/**
 * `npm run ops -- demo events <loginName>` (contract §8): sends the events that complete the user's next task, as the platform
 * would.
 * @returns a sentence that describes the events
 * @throws Error whose message is a sentence for the developer
 */
export async function sendEvents(options: SendEventsOptions) {
  const { databaseUrl, gatewayOrigin, opsSecret, loginName } = options
  const db = createDb({ connectionString: databaseUrl, poolSize: 2 })
  try {
    const user = await findUserByLoginName(db, loginName.trim().toLowerCase())
    if (user === undefined) throw new Error(`No account has the login name ${loginName}.`)
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

/**
 * `npm run ops -- demo wallet`: takes the payouts that wait as the exchange's wallet would, and says that it has paid them.
 * @returns a sentence for the developer
 */
export async function payAsWallet({
  gatewayOrigin,
  opsSecret,
}: Pick<SendEventsOptions, 'gatewayOrigin' | 'opsSecret'>) {
  const { method, path: target, data } = takePayouts
  const headers = { 'idempotency-key': randomId('demowallet') }
  const taken = await sendOps(
    { origin: gatewayOrigin, secrets: opsSecret, actor: 'npm run ops -- demo' },
    { method, target, headers, body: JSON.stringify({ maximum: EVENTS_MAXIMUM }) },
  )
  if (taken.code !== takePayouts.successCode) throw new Error(`The gateway refused with code ${taken.code}.`)
  const { items } = data.parse(taken.data)
  const now = await gatewayTime(gatewayOrigin)
  const events = items.map(({ payoutId, person: { userId }, amount }) => ({
    eventId: `paid-${payoutId}`,
    type: 'reward.paid' as const,
    userId,
    occurredAt: now(),
    payoutId,
    reference: `demo-${payoutId}`,
    amount,
  }))
  if (events.length === 0) return 'No payout waits. With PAYOUTS=on each claimed reward has one.'
  await post(gatewayOrigin, opsSecret, events)
  return `Paid as the wallet: ${events.length}.`
}

/** The time for the events: the gateway's clock may be ahead of this machine's (contract §5). */
async function gatewayTime(origin: string) {
  const answer = await fetch(new URL(health.path, origin))
  const { requestTime } = envelopeSchema.parse(await answer.json())
  const ahead = requestTime === undefined ? 0 : requestTime - Date.now()
  return () => Date.now() + ahead
}

async function post(origin: string, secrets: string, events: PlatformEventInput[]) {
  const body = JSON.stringify({ events })
  const { method, path: target } = sendEventsCall
  const answer = await sendOps({ origin, secrets, actor: 'npm run ops -- demo' }, { method, target, body })
  const data = sendEventsCall.data.safeParse(answer.data)
  if (answer.code !== sendEventsCall.successCode || !data.success)
    throw new Error(`The gateway refused the events with code ${answer.code}.`)
  if (data.data.accepted < events.length) throw new Error('The gateway did not take every event.')
}

/** Only for the demonstration's receiver: everybody can read it. */
export const DEMO_WEBHOOK_SECRET = `whsec_${Buffer.from('fanfare-demonstration-receiver').toString('base64')}`

/**
 * `npm run ops -- demo receiver`: takes webhooks as the system of a partner would, verifies each, and says what it got. Listens only on this machine.
 */
export async function receiveWebhooks(port: number, say: (line: string) => void) {
  const webhook = new Webhook(DEMO_WEBHOOK_SECRET)
  const server = createServer((request, response) => {
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(request.headers[name])]),
    )
    const answer = (body: string): number => {
      try {
        webhook.verify(body, headers)
        say(`${headers['webhook-id']} ${body}`)
        return 204
      } catch (error) {
        say(`refused: ${error instanceof Error ? error.message : String(error)}`)
        return 401
      }
    }
    void text(request).then(
      (body) => response.writeHead(answer(body)).end(),
      () => response.destroy(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
