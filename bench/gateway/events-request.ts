import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { sendEvents } from '@fanfare/contract/ops/send-events.ts'

/** A signed batch of platform events, as HTTP. */
export function eventsRequest(origin: string, events: readonly object[]): { head: string; body: string } {
  const body = JSON.stringify({ events })
  const { method, path: target } = sendEvents
  const signer = { now: Date.now(), secret: DEVELOPMENT_OPS_SECRET, actor: 'npm run bench' }
  const signature = signOps({ method, target, body }, signer)
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(signature).map(([name, value]) => `${name}: ${value}`),
  ]
  return { head: `${head.join('\r\n')}\r\n\r\n`, body }
}
