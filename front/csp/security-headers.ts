import { type PolicyOptions, developmentPolicy, filePolicy, staticPolicy } from './content-policy.ts'

export type SecurityOptions = PolicyOptions & {
  /** Next's development server needs `eval` and a socket of its own. */
  development: boolean
}

const YEARS_2 = 63_072_000

/** Features that no page uses, so that embedded content may not either. */
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

/** The headers of every answer of the site except its content policy; the gateway sets its own. */
export function commonHeaders({ live }: Pick<SecurityOptions, 'live'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    ...(live && { 'strict-transport-security': `max-age=${YEARS_2}; includeSubDomains; preload` }),
  }
}

/** For browsers without `frame-ancestors`, which cannot name the origins of the settings. */
export const framingHeaders = ({ frameAncestors }: SecurityOptions): Record<string, string> =>
  frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}

/** The headers of a page with a static policy: Next's without the front, and every page in development. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': options.development ? developmentPolicy(options) : staticPolicy(options),
    ...commonHeaders(options),
    ...framingHeaders(options),
  }
}

/** The headers of files. Other sites may embed images: previews of shared links, the exchange's own pages. */
export function fileHeaders(options: SecurityOptions, contentType = ''): Record<string, string> {
  return {
    'content-security-policy': filePolicy(),
    ...commonHeaders(options),
    ...(contentType.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    'x-frame-options': 'DENY',
  }
}

/**
 * The headers that Next sends without the front, in the form of its settings. They are fixed by the build, which knows
 * only FRAME_ANCESTORS (origins, separated by spaces or commas) of the settings.
 */
export function nextAloneHeaders(frameAncestors = '', development = false) {
  const options = { live: false, development, frameAncestors: frameAncestors.split(/[\s,]+/).filter(Boolean) }
  const listed = ({ 'x-frame-options': _omitted, ...headers }: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  return [
    // Without X-Frame-Options, which the front could not remove for the origins that may frame a page.
    { source: '/:path*', headers: listed(securityHeaders(options)) },
    { source: '/_next/static/:path*', headers: listed(fileHeaders(options)) },
    { source: '/static/images/:path*', headers: listed(fileHeaders(options, 'image/*')) },
    { source: '/og/:path*', headers: listed(fileHeaders(options, 'image/*')) },
  ]
}
