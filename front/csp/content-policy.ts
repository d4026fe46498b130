import { NATIVE } from '#lib/native/settings.ts'

export type PolicyOptions = {
  /** The site's origin is not a loopback host. */
  live: boolean
  /** Origins that may show the pages in a frame. */
  frameAncestors: string[]
}

type Sources = { script: string; style: string }

const join = (directives: (string | false)[]): string => directives.filter(Boolean).join('; ')

const framedBy = (origins: string[]): string => `frame-ancestors ${origins.join(' ') || "'none'"}`

/** Everything but what a page may run and how it may look, which is the same for each (reliability D-21). */
const common = ({ live, frameAncestors }: PolicyOptions, { script, style }: Sources): string =>
  join([
    "default-src 'none'",
    `script-src ${script}`,
    style,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // Apps of before 3.3.0 are spoken to through a frame of their own scheme (webview.md §2).
    `frame-src 'self' ${NATIVE.scheme}:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedBy(frameAncestors),
    live && 'upgrade-insecure-requests',
  ])

const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types default nextjs nextjs#bundler"

/** SHA-256 of nothing: the empty style element that emotion fills rule by rule. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy of a page whose inline scripts and styles have these hashes (`'sha256-…'`). */
export function strictPolicy(options: PolicyOptions, hashes: { scripts: string[]; styles: string[] }): string {
  const styles = [...new Set([EMPTY, ...hashes.styles])].join(' ')
  const script = ["'self'", ...new Set(hashes.scripts)].join(' ')
  // `style-src` alone is for browsers that do not know the other two.
  const style = `style-src 'self'; style-src-elem 'self' ${styles}; style-src-attr 'unsafe-inline'`
  return common(options, { script, style }) + TRUSTED_TYPES
}

/** The policy of a page that nobody has read before it goes out: Next alone, without the front. */
export const staticPolicy = (options: PolicyOptions): string =>
  common(options, { script: "'self' 'unsafe-inline'", style: "style-src 'self' 'unsafe-inline'" }) + TRUSTED_TYPES

/** Next's development server needs `eval`, styles and a socket of its own. */
export const developmentPolicy = (options: PolicyOptions): string =>
  common(options, {
    script: "'self' 'unsafe-inline' 'unsafe-eval'",
    style: "style-src 'self' 'unsafe-inline'",
  }).replace("connect-src 'self'", "connect-src 'self' ws: wss:")

/** For what is no page. A worker lives by the policy of its own file; a picture opened alone may be styled. */
export const filePolicy = (): string =>
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
