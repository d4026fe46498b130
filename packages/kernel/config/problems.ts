import { allowedLink } from '../allowed-link.ts'
import { isLoopbackOrigin, type ConfigProblem } from './live.ts'

/** The source of texts may be http only on a developer's machine; the site itself would read its own merged texts. */
export function translationsProblems(
  { TRANSLATIONS_ORIGIN: origin }: { TRANSLATIONS_ORIGIN?: string },
  siteOrigin: string,
): ConfigProblem[] {
  if (origin === undefined) return []
  const name = 'TRANSLATIONS_ORIGIN'
  if (origin === new URL(siteOrigin).origin) return [{ name, message: 'must not be the site itself' }]
  const isSafe = origin.startsWith('https:') || isLoopbackOrigin(siteOrigin)
  return isSafe ? [] : [{ name, message: 'must start with https: in a live deployment' }]
}

/** Absent: the setting did not parse and is already reported. */
interface AndroidSettings {
  ANDROID_PACKAGE?: readonly string[]
  ANDROID_FINGERPRINTS?: readonly string[]
}

/** A package without its signing keys would verify no link, and Android would not say why. */
export function androidProblems({ ANDROID_PACKAGE, ANDROID_FINGERPRINTS }: AndroidSettings): ConfigProblem[] {
  if (!ANDROID_PACKAGE || !ANDROID_FINGERPRINTS) return []
  const [hasPackage, hasKey] = [ANDROID_PACKAGE.length > 0, ANDROID_FINGERPRINTS.length > 0]
  if (hasPackage === hasKey) return []
  return hasPackage
    ? [{ name: 'ANDROID_FINGERPRINTS', message: 'is needed with ANDROID_PACKAGE' }]
    : [{ name: 'ANDROID_PACKAGE', message: 'is needed with ANDROID_FINGERPRINTS' }]
}

/** A setting that did not parse is absent and already reported. */
interface GeetestSettings {
  GEETEST_ID?: string
  GEETEST_KEY?: string
  GEETEST_ORIGIN?: string
}

/** Id and key are set together or not at all; a live deployment loads nothing over http. */
export function geetestProblems(
  { GEETEST_ID, GEETEST_KEY, GEETEST_ORIGIN }: GeetestSettings,
  live: boolean,
): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const together = 'is needed too: GEETEST_ID and GEETEST_KEY are set together or not at all'
  if (GEETEST_ID === '' && GEETEST_KEY) problems.push({ name: 'GEETEST_ID', message: together })
  if (GEETEST_KEY === '' && GEETEST_ID) problems.push({ name: 'GEETEST_KEY', message: together })
  if (GEETEST_ORIGIN && (live || !isLoopbackOrigin(GEETEST_ORIGIN)) && !GEETEST_ORIGIN.startsWith('https:'))
    problems.push({ name: 'GEETEST_ORIGIN', message: 'must start with https:' })
  return problems
}

/** A setting that did not parse is absent and already reported. */
interface SharedLinkSettings {
  SHARED_LINK_URL?: string
  SHARED_LINK_HOSTS?: string[]
}

/** The file with the link that users share: from one of the hosts, over https but for a developer's machine (NET-4). */
export function sharedLinkProblems(
  { SHARED_LINK_URL: url, SHARED_LINK_HOSTS: hosts = [] }: SharedLinkSettings,
  siteOrigin: string,
): ConfigProblem[] {
  if (url === undefined) return []
  const isAllowed = allowedLink(url, { hosts, allowsHttp: isLoopbackOrigin(siteOrigin) }) !== null
  return isAllowed
    ? []
    : [{ name: 'SHARED_LINK_URL', message: 'must start with https:// and have one of SHARED_LINK_HOSTS as its host' }]
}
