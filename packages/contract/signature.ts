/** The two constant headers of every signed call (spec §7). */
export const APP_VERSION = '1.1.0'
export const TERMINAL_TYPE = '1'

/** `vs`: 16 to 64 random characters (contract §2). */
export const VS_PATTERN = /^[A-Za-z0-9_-]{16,64}$/
export const TIMESTAMP_PATTERN = /^\d{13}$/
/** The largest difference to the gateway's clock, in ms; other timestamps are refused (contract §1, code 40002). */
export const TIMESTAMP_TOLERANCE_MS = 300_000
/** How long a (timestamp, vs) pair of a POST is remembered, in ms (contract §2). */
export const REPLAY_MEMORY_MS = 600_000

const nameOf = (pair: string) => {
  const equals = pair.indexOf('=')
  return equals === -1 ? pair : pair.slice(0, equals)
}

/**
 * The target as it is signed: path untouched, query pairs exactly as on the wire, sorted by name in code-unit order,
 * equal names kept in their order; a lone `?` counts as no query (contract §2).
 */
export function signedTarget(wireTarget: string) {
  const mark = wireTarget.indexOf('?')
  if (mark === -1) return wireTarget
  const path = wireTarget.slice(0, mark)
  const query = wireTarget.slice(mark + 1)
  if (query === '') return path
  const pairs = query.split('&').map((pair) => ({ pair, name: nameOf(pair) }))
  pairs.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return `${path}?${pairs.map(({ pair }) => pair).join('&')}`
}

export interface SignatureInput {
  /** ms since the epoch, 13 digits, on the gateway's clock. */
  timestamp: string
  method: string
  /** Path and query exactly as sent. */
  wireTarget: string
  /** The exact body text, empty when there is none. */
  body: string
  vs: string
  appVersion: string
  terminalType: string
  key: string
}

/**
 * The text whose UTF-8 MD5 in lower-case hex is `X-SIG` (contract §2). The caller computes the digest: with crypto-js in the
 * browser, with node:crypto in the gateway. The signature detects accidents and naive replay; it authorises nothing.
 */
export const signatureText = (input: SignatureInput) =>
  [
    input.timestamp,
    input.method,
    signedTarget(input.wireTarget),
    input.body,
    input.vs,
    input.appVersion,
    input.terminalType,
    input.key,
  ].join('|')
