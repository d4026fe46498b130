import MD5 from 'crypto-js/md5.js'
import { APP_VERSION, TERMINAL_TYPE, signatureText } from '@fanfare/contract/signature.ts'

interface Signable {
  method: string
  /** Path and query exactly as sent. */
  target: string
  /** Exactly the text that is sent; empty when there is none. */
  body: string
  /** ms since the epoch on the gateway's clock. */
  timestamp: number
  vs: string
  key: string
}

/**
 * The signature's headers (contract §2). Uses crypto-js, because a page outside a secure context has no Web Crypto, and Web
 * Crypto has no MD5.
 */
export function signatureHeaders({ method, target, body, timestamp, vs, key }: Signable): Record<string, string> {
  const text = signatureText({
    timestamp: String(timestamp),
    method,
    wireTarget: target,
    body,
    vs,
    appVersion: APP_VERSION,
    terminalType: TERMINAL_TYPE,
    key,
  })
  return {
    'X-TIMESTAMP': String(timestamp),
    'X-SIG': MD5(text).toString(),
    vs,
    appVersion: APP_VERSION,
    terminalType: TERMINAL_TYPE,
  }
}
