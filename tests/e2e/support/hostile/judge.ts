import type { RawAnswer } from './send-raw.ts'

/** The host to which every attack tries to lead. */
export const EVIL = 'evil.example'
/** Markup in paths, queries and headers; unescaped in an answer it would be an injection. */
export const MARKUP = '"><svg/onload=alert(1)>'

export interface Inside {
  siteOrigin: string
  /** Internal texts that no answer may contain: ports, paths, secrets. */
  secrets: readonly string[]
}

const TRACES =
  /\bat [^\n]{1,200}\.[cm]?[jt]sx?:\d+|node_modules|webpack-internal|\/app\/\[|ECONNREFUSED|Internal Server Error/

/** The mark of a redirect to a detected language. */
const DETECTED = /^fanfareDetected=[\w-]{2,5}; Path=\/; Max-Age=60; SameSite=Lax$/

/** Whether a browser that follows it stays on the site. */
function staysHere(location: string, siteOrigin: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020]|^[^?#]*\\/.test(location) || !URL.canParse(location, siteOrigin)) return false
  const isPath = /^\/(?![/\\])/.test(location) || location.startsWith(`${siteOrigin}/`)
  const { origin, pathname } = new URL(location, siteOrigin)
  return isPath && origin === siteOrigin && !pathname.startsWith('//')
}

/** The faults of an answer as sentences; empty when there is none. */
export function faultsOf({ status, headers, body, timedOut, answers }: RawAnswer, inside: Inside): string[] {
  const found: string[] = []
  if (timedOut) found.push('held the connection')
  if (status >= 500) found.push(`status ${status}`)
  if (answers > 1) found.push(`${answers} answers to one request`)
  for (const [name, value] of headers) {
    // Next sends both; `refresh` is for very old browsers.
    const target = name === 'location' ? value : /^0;url=(.*)$/.exec(value)?.[1]
    if (target !== undefined && !staysHere(target, inside.siteOrigin)) found.push(`leaves the site: ${value}`)
    if (name.includes('injected')) found.push(`split header: ${name}: ${value}`)
    if (name === 'set-cookie' && !(status === 307 && DETECTED.test(value))) found.push('a cookie from a page')
    if (name === 'x-powered-by' || name === 'server') found.push(`${name}: ${value}`)
    if (target === undefined && value.includes(EVIL)) found.push(`${name} repeats the attacker: ${value}`)
  }
  const whole = `${headers.map((pair) => pair.join(': ')).join('\n')}\n${body}`
  if (whole.includes(MARKUP)) found.push('markup comes back')
  if (new RegExp(`(?:href|src|content|action)="[^"]{0,8}//${EVIL}`).test(body)) found.push('a link to the attacker')
  const trace = TRACES.exec(whole)
  if (trace) found.push(`tells of its inside: ${trace[0]}`)
  const secret = inside.secrets.find((text) => whole.includes(text))
  if (secret !== undefined) found.push(`tells ${secret}`)
  return found
}
