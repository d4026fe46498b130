import { createHash, randomBytes } from 'node:crypto'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { APP_VERSION, signatureText, TERMINAL_TYPE } from '@fanfare/contract/signature.ts'

interface SignedRequest {
  origin: string
  method: 'GET' | 'POST'
  path: string
  /** Absent for a visitor. */
  token?: string
  /** Further headers, `name: value`. */
  headers?: readonly string[]
}

/** A signed request without a body, as the site sends it (contract §2), as HTTP. */
export function signedRequest({ origin, method, path, token, headers: further = [] }: SignedRequest) {
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
  const headers = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    'language: en',
    `X-TIMESTAMP: ${timestamp}`,
    `X-SIG: ${createHash('md5').update(text).digest('hex')}`,
    `vs: ${vs}`,
    `appVersion: ${APP_VERSION}`,
    `terminalType: ${TERMINAL_TYPE}`,
    ...further,
    'Content-Length: 0',
  ]
  return `${headers.join('\r\n')}\r\n\r\n`
}

interface OpsRequest {
  origin: string
  method: string
  target: string
  body?: object
  /** Further headers, `name: value`. */
  headers?: readonly string[]
}

/** A signed call of the staff or the platform, as HTTP. */
export function opsRequest({ origin, method, target, body, headers: further = [] }: OpsRequest) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const signer = { now: Date.now(), secret: DEVELOPMENT_OPS_SECRET, actor: 'npm run bench' }
  const signature = signOps({ method, target, body: text }, signer)
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(signature).map(([name, value]) => `${name}: ${value}`),
    ...further,
  ]
  return { head: `${head.join('\r\n')}\r\n\r\n`, body: text }
}
