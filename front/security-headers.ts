export type SecurityOptions = {
  live: boolean
  /** Next's development server needs `eval` and a socket of its own. */
  development: boolean
  frameAncestors: string[]
}

function contentSecurityPolicy({ development, frameAncestors }: SecurityOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "worker-src 'self' blob:",
  ].join('; ')
}

/** Headers of everything the site answers itself; the gateway sets its own. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
    ...(options.live ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}
