/** Who answers a request: the gateway, Next, or the front itself (404). */
export type Destination = 'gateway' | 'page' | 'hidden'

const GATEWAY_PATHS = ['/v1', '/api/v1', '/ws']
/** Inner doors of gateway and Next (contract §8): from outside they do not exist. */
const HIDDEN_PATHS = [
  '/ops',
  '/metrics',
  '/docs',
  '/openapi.json',
  '/health',
  '/revalidate',
  '/freshness',
  '/_next/image',
]

const isUnder = (path: string, bases: string[]): boolean =>
  bases.some((base) => path === base || path.startsWith(`${base}/`))

/** null: broken escapes, which nothing of ours has in its address and Next answers with a fault. */
function decodedOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What a careless program behind us might make of the path: decoded, one slash, dots resolved, lower case. */
function normalised(decoded: string): string {
  const kept: string[] = []
  for (const segment of decoded.replaceAll('\\', '/').split('/')) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  return `/${kept.join('/')}`.toLowerCase()
}

export const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

/**
 * Sorts by the path as it was sent. The gateway's paths pass only when no reading of them leaves its prefixes
 * (`/v1/%2e%2e/ops`); hidden ones are refused in every spelling.
 */
export function destinationOf(target: string): Destination {
  const path = pathOf(target)
  const decoded = decodedOrNull(path)
  const readable = decoded ?? path
  const meant = normalised(readable)
  if (!path.startsWith('/') || isUnder(meant, HIDDEN_PATHS)) return 'hidden'
  if (!isUnder(path, GATEWAY_PATHS)) return decoded === null ? 'hidden' : 'page'
  return isUnder(meant, GATEWAY_PATHS) && !/(^|\/)\.\.?(\/|$)/.test(readable) ? 'gateway' : 'hidden'
}

export const isSocketPath = (target: string): boolean =>
  pathOf(target).startsWith('/ws/') && destinationOf(target) === 'gateway'
