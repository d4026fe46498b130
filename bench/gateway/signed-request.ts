import { createHash, randomBytes } from 'node:crypto'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { sendEvents } from '@fanfare/contract/ops/send-events.ts'
import { APP_VERSION, signatureText, TERMINAL_TYPE } from '@fanfare/contract/signature.ts'

interface SignedRequest {
  origin: string
  method: 'GET' | 'POST'
  path: string
  /** Absent for a visitor. */
  token?: string
}

/** A signed request without a body, as the site sends it (contract §2), as HTTP. */
export function signedRequest({ origin, method, path, token }: SignedRequest) {
  const timestamp = String(Date.now())
  const vs = randomBytes(15).toString('base64url')
  const text = signatureText({
    timestamp,
    method,
    wireTarget: path,
    body: '',
    vs,
    appVersion: APP_VERSION,
    terminalType: TERMINAL_TYPE,
    key: DEVELOPMENT_SIGN_KEY,
  })
  return headOf(origin, method, path, {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    language: 'en',
    'X-TIMESTAMP': timestamp,
    'X-SIG': createHash('md5').update(text).digest('hex'),
    vs,
    appVersion: APP_VERSION,
    terminalType: TERMINAL_TYPE,
    'Content-Length': '0',
  })
}

const headOf = (origin: string, method: string, target: string, headers: object) =>
  [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** A signed batch of platform events, as HTTP. */
export function eventsRequest(origin: string, events: readonly object[]) {
  const { method, path } = sendEvents
  const body = JSON.stringify({ events })
  const signer = { now: Date.now(), secret: DEVELOPMENT_OPS_SECRET, actor: 'npm run bench' }
  const head = headOf(origin, method, path, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...signOps({ method, target: path, body }, signer),
  })
  return { head, body }
}
