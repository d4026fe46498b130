import { createHash } from 'node:crypto'
import { strictPolicy } from './content-policy.ts'
import { inlineElements } from './html-scan.ts'
import { isAllowedScript } from './allowed-scripts.ts'
import { type SecurityOptions, commonHeaders, framingHeaders, securityHeaders } from './security-headers.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Makes the security headers of a page from the page itself: its own inline scripts run by their hashes, nothing else
 * inline does, and Trusted Types are enforced (reliability D-21). The same page always gets the same headers, so they are
 * kept with it. In development, where Next writes scripts of other kinds, every page gets the weaker static policy.
 */
export function createPagePolicy(options: SecurityOptions): (html: string) => Record<string, string> {
  const fixed = { ...commonHeaders(options), ...framingHeaders(options) }
  if (options.development) return () => securityHeaders(options)
  return (html) => {
    const { scripts, styles } = inlineElements(html)
    const hashes = { scripts: scripts.filter(isAllowedScript).map(hashOf), styles: styles.map(hashOf) }
    return { 'content-security-policy': strictPolicy(options, hashes), ...fixed }
  }
}
