import type { CallDefinition } from './define-call.ts'

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

/** The signatures and tokens of contract §2 to §4 and §7. */
export const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or the app’s uToken.' },
  signature: header('X-SIG', 'Hex MD5 of timestamp|METHOD|target|body|vs|appVersion|terminalType|key.'),
  timestamp: header('X-TIMESTAMP', 'ms since the epoch, 13 digits, within 300 s of the gateway’s clock.'),
  vs: header('vs', '16 to 64 random letters, digits, - or _.'),
  appVersion: header('appVersion', '1.1.0'),
  terminalType: header('terminalType', '1'),
  refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refreshToken' },
  opsSignature: header(
    'X-OPS-SIGNATURE',
    'v2= and the hex HMAC-SHA256 of timestamp.METHOD.target.rawBody, target being path and query as sent. Without v2=, of ' +
      'timestamp.rawBody: for requests without a query that are GET, POST /ops/v1/events or POST /ops/v1/clock.',
  ),
  opsTimestamp: header('X-OPS-TIMESTAMP', 's since the epoch on the machine’s clock, within 300 s.'),
} as const

const SIGNED = { signature: [], timestamp: [], vs: [], appVersion: [], terminalType: [] }

/** OpenAPI reads the list as alternatives. A public call needs no token, so it has none in the list. */
export function securityOf({ name, auth, signed }: CallDefinition): Record<string, string[]>[] {
  if (auth === 'ops') return [{ opsSignature: [], opsTimestamp: [] }]
  const base = signed ? SIGNED : {}
  if (name === 'refreshToken') return [{ ...base, refreshCookie: [] }]
  return auth === 'user' || auth === 'agent' ? [{ ...base, bearer: [] }] : [base]
}
