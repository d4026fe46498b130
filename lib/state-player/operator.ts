import { randomUUID } from 'node:crypto'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { sendEvents } from '@fanfare/contract/ops/send-events.ts'
import { setClock } from '@fanfare/contract/ops/gateway.ts'
import type { Fact } from '@fanfare/kernel/ops/facts.ts'
import { sendCall, type Connection } from './send-call.ts'

/** Sends events as the platform does. @throws Error when the gateway refuses one of them */
export async function sendPlatformEvents(connection: Connection, events: readonly PlatformEventInput[]) {
  if (events.length === 0) return
  const { data } = await sendCall(connection, sendEvents, { body: { events: [...events] } })
  const [refused] = data.rejected
  if (refused !== undefined) throw new Error(`the gateway refused ${events[refused.index]?.type}: ${refused.reason}`)
}

/** Sends facts of one user as events of one time, `at` in ms. @throws Error when the gateway refuses one of them */
export const sendFacts = (
  connection: Connection,
  { userId, at }: { userId: string; at: number },
  facts: readonly Fact[],
) =>
  sendPlatformEvents(
    connection,
    facts.map((fact) => ({ ...fact, eventId: `player-${randomUUID()}`, userId, occurredAt: at })),
  )

/** Moves the gateway's clock to `now`, ms; null resets it to the machine's. @throws GatewayError without ALLOW_CLOCK=1 */
export async function moveClock(connection: Connection, now: number | null) {
  await sendCall(connection, setClock, { body: { now: now === null ? null : Math.round(now) } })
}
