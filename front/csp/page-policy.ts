import { createHash } from 'node:crypto'
import { EARLY_PRESS_SCRIPT } from '#lib/session/early-press.ts'
import { INVITE_SCRIPT } from '#lib/session/invite-code.ts'
import { FIRST_PAINT_SCRIPT } from '#lib/theme/first-paint.ts'
import { strictPolicy } from './content-policy.ts'
import { inlineElements } from './html-scan.ts'
import {
  type SecurityOptions,
  commonHeaders,
  fileHeaders,
  framingHeaders,
  securityHeaders,
} from './security-headers.ts'

/** The inline scripts of the product's pages. */
export const OWN_SCRIPTS: readonly string[] = [FIRST_PAINT_SCRIPT, EARLY_PRESS_SCRIPT, INVITE_SCRIPT]

/** Makes the security headers of an answer from its type and body. */
export type SecurityHeadersOf = (contentType: string | undefined, body: Buffer | string) => Record<string, string>

export const isHtml = (contentType = ''): boolean => contentType.startsWith('text/html')

/** How Next's inline scripts begin: each pushes one JSON value to a list and runs nothing else. */
const DATA_PUSHES = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the product itself writes this inline script: one of its own scripts, or Next's data. The policy allows no other
 * script, so an injected one gets no hash.
 */
function isAllowedScript(text: string, ownScripts: readonly string[]): boolean {
  if (ownScripts.includes(text)) return true
  const start = DATA_PUSHES.find((prefix) => text.startsWith(prefix))
  return start !== undefined && isJson(text.slice(start.length).replace(/\);?$/, ''))
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The security headers of pages and files. A page's policy allows its own inline scripts and styles by their hashes and
 * enforces Trusted Types (reliability D-21). In development, where Next writes scripts of other kinds, every page gets the
 * weaker static policy.
 */
export function createSecurityHeaders(
  options: SecurityOptions,
  ownScripts: readonly string[] = OWN_SCRIPTS,
): SecurityHeadersOf {
  const ofEveryPage = { ...commonHeaders(options), ...framingHeaders(options) }
  const ofPage = (html: string): Record<string, string> => {
    const { scripts, styles } = inlineElements(html)
    const allowed = scripts.filter((text) => isAllowedScript(text, ownScripts))
    const hashes = { scripts: allowed.map(hashSource), styles: styles.map(hashSource) }
    return { 'content-security-policy': strictPolicy(options, hashes), ...ofEveryPage }
  }
  return (contentType, body) => {
    if (!isHtml(contentType)) return fileHeaders(options, contentType)
    return options.development ? securityHeaders(options) : ofPage(body.toString())
  }
}
