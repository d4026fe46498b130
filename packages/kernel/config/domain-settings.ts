import { LOOPBACK_SUFFIXES } from '../domains/accept-host.ts'
import type { DomainSettings } from '../domains/domain-list.ts'
import { type ConfigProblem, isLoopbackOrigin } from './live.ts'

/** A setting that did not parse is absent and already reported. */
interface Candidate {
  DOMAIN_LIST_URLS?: string[]
  DOMAIN_LIST_KEY?: string
  DOMAIN_LIST_PUBLIC_KEY?: string
  DOMAIN_SUFFIXES?: string[]
}

const NAMES = ['DOMAIN_LIST_URLS', 'DOMAIN_LIST_KEY', 'DOMAIN_LIST_PUBLIC_KEY', 'DOMAIN_SUFFIXES'] as const

/** A list is fetched in public, and over http only on a developer's machine. */
function isListUrl(text: string, live: boolean) {
  const { protocol, username, password, origin } = new URL(text)
  return !username && !password && (protocol === 'https:' || (!live && isLoopbackOrigin(origin)))
}

/** The settings of domain lists: all or none of them, and for other hosts than this machine `https:` and real domains (D-2). */
export function domainProblems(values: Candidate, live: boolean): ConfigProblem[] {
  const isUnset = (name: (typeof NAMES)[number]) => values[name]?.length === 0
  if (NAMES.every(isUnset)) return []
  const problems = NAMES.filter(isUnset).map((name) => ({
    name,
    message: `is needed too: ${NAMES.join(', ')} are set together or not at all`,
  }))
  if (!(values.DOMAIN_LIST_URLS ?? []).every((url) => isListUrl(url, live)))
    problems.push({ name: 'DOMAIN_LIST_URLS', message: 'must start with https:// and have no user name' })
  if (live && (values.DOMAIN_SUFFIXES ?? []).some((suffix) => LOOPBACK_SUFFIXES.includes(suffix)))
    problems.push({ name: 'DOMAIN_SUFFIXES', message: 'must not name this machine in a live deployment' })
  return problems
}

/** As a page gets them; undefined where no list is set. */
export const domainSettings = (config: Required<Candidate>): DomainSettings | undefined =>
  config.DOMAIN_LIST_URLS.length === 0
    ? undefined
    : {
        urls: config.DOMAIN_LIST_URLS,
        key: config.DOMAIN_LIST_KEY,
        publicKey: config.DOMAIN_LIST_PUBLIC_KEY,
        suffixes: config.DOMAIN_SUFFIXES,
      }
