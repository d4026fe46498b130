import { type PolicyOptions, developmentPolicy, filePolicy, staticPolicy } from './content-policy.ts'

export type SecurityOptions = PolicyOptions & {
  /** Next's development server needs `eval` and a socket of its own. */
  development: boolean
}

const YEARS_2 = 63_072_000

/** What no page of ours asks for, and nothing that a page embeds may. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of everything that the site answers itself, but for the policy of its content; the gateway sets its own. */
export function commonHeaders({ live }: Pick<SecurityOptions, 'live'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    ...(live ? { 'strict-transport-security': `max-age=${YEARS_2}; includeSubDomains; preload` } : {}),
  }
}

/** Pages may be framed by whom the settings name; browsers that know no `frame-ancestors` get the all or nothing. */
export const framingHeaders = ({ frameAncestors }: SecurityOptions): Record<string, string> =>
  frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}

/** Of a page that nobody reads on its way: Next's own without the front, and those of development. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': options.development ? developmentPolicy(options) : staticPolicy(options),
    ...commonHeaders(options),
    ...framingHeaders(options),
  }
}

/**
 * Of everything that is no page. Pictures are there to be shown by others too: previews of shared links, the
 * exchange's own pages.
 */
export function fileHeaders(options: SecurityOptions, contentType = ''): Record<string, string> {
  return {
    'content-security-policy': filePolicy(),
    ...commonHeaders(options),
    ...(contentType.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'x-frame-options': 'DENY',
  }
}

type NextHeaders = { source: string; headers: { key: string; value: string }[] }

/**
 * What Next sends where no front stands before it, in the form of its settings; written down when the site is built, when
 * of the settings FRAME_ANCESTORS alone (origins, apart by spaces or commas) is known.
 */
export function nextAloneHeaders(frameAncestors = '', development = false): NextHeaders[] {
  const options = { live: false, development, frameAncestors: frameAncestors.split(/[\s,]+/).filter(Boolean) }
  const listed = ({ 'x-frame-options': _left, ...headers }: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  return [
    // Without X-Frame-Options, which the front could not take back for those who may frame a page.
    { source: '/:path*', headers: listed(securityHeaders(options)) },
    { source: '/_next/static/:path*', headers: listed(fileHeaders(options)) },
    { source: '/static/images/:path*', headers: listed(fileHeaders(options, 'image/*')) },
    { source: '/og/:path*', headers: listed(fileHeaders(options, 'image/*')) },
  ]
}
