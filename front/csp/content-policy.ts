import { NATIVE } from '#lib/native/settings.ts'

export type PolicyOptions = {
  /** The site's origin is not a loopback host. */
  live: boolean
  /** Origins that may frame the pages. */
  frameAncestors: string[]
  /** Where scripts may connect to besides the site (D-2): hosts of domain lists, the sink of analytics. */
  connectSources?: readonly string[]
}

const join = (directives: (string | false)[]) => directives.filter(Boolean).join('; ')

const framedBy = (origins: string[]) => `frame-ancestors ${origins.join(' ') || "'none'"}`

/** All directives except those for scripts and styles are the same for every page (reliability D-21). */
const common = (
  { live, frameAncestors, connectSources = [] }: PolicyOptions,
  { script, style }: { script: string; style: string },
) =>
  join([
    "default-src 'none'",
    `script-src ${script}`,
    style,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    // Apps before 3.3.0 receive messages through a frame of their own scheme (contract §12).
    `frame-src 'self' ${NATIVE.scheme}:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedBy(frameAncestors),
    live && 'upgrade-insecure-requests',
  ])

const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types default nextjs nextjs#bundler"

/** SHA-256 of the empty string, for the empty style element that emotion fills rule by rule. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy of a page whose inline scripts and styles have these hashes (`'sha256-…'`). */
export function strictPolicy(options: PolicyOptions, hashes: { scripts: string[]; styles: string[] }) {
  const styles = [...new Set([EMPTY, ...hashes.styles])].join(' ')
  const script = ["'self'", ...new Set(hashes.scripts)].join(' ')
  // `style-src` alone is for browsers that do not know the other two.
  const style = `style-src 'self'; style-src-elem 'self' ${styles}; style-src-attr 'unsafe-inline'`
  return common(options, { script, style }) + TRUSTED_TYPES
}

/** The policy of pages that Next sends without the front: their hashes are not known. */
export const staticPolicy = (options: PolicyOptions) =>
  common(options, { script: "'self' 'unsafe-inline'", style: "style-src 'self' 'unsafe-inline'" }) + TRUSTED_TYPES

/** Next's development server needs `eval`, styles and a socket of its own. */
export const developmentPolicy = (options: PolicyOptions) =>
  common(options, {
    script: "'self' 'unsafe-inline' 'unsafe-eval'",
    style: "style-src 'self' 'unsafe-inline'",
  }).replace("connect-src 'self'", "connect-src 'self' ws: wss:")

/** The policy of files. A worker has the policy of its own file; an image opened on its own may have styles. */
export const filePolicy = () =>
  join([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    framedBy([]),
  ])
