import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { localeHref } from '../i18n/locale-href.ts'
import { withoutLocale } from '../i18n/without-locale.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { isAtLeast } from './app-version.ts'
import { TargetError } from './target-error.ts'
import { findTarget, type NamedTarget, type TargetName, type TargetParam } from '@fanfare/kernel/targets.ts'
import { webHref } from './web-href.ts'

export type TargetParams = Partial<Record<TargetParam, string | boolean>> & {
  /** Added to pages of the site and to shared addresses. */
  query?: Record<string, string>
  /** Changes the shared address of a page of the site. */
  toShared?: (own: URL) => URL
  /** The task that the target serves, which the download page shows. */
  task?: { activityId: string; taskId: string }
}

export interface Place {
  inApp: boolean
  /** null means unreadable, which counts as too old. */
  version: string | null
  locale: Locale
  /** `https://host` of the site: its addresses are pages of our own. */
  siteOrigin: string
  /** Web addresses from configuration; `{locale}` is replaced by the language prefix. */
  targetUrls: Partial<Record<TargetName, string>>
}

type Opening =
  | { kind: 'bridge'; route: string; params: Record<string, string> }
  /** A page of our own, with its language prefix. */
  | { kind: 'page'; href: string }
  /** Another site, http(s) only. */
  | { kind: 'web'; href: string }
  /** Web Share, else copy; null means the shown page. */
  | { kind: 'share'; href: string | null }

const PARAM = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Decides how a target opens (contract §12, APP-3 to APP-5). A target is a name, or a navigation target whose
 * `appRoute` may carry its parameters as a query.
 * @throws TargetError for an unknown target, and in an app that is too old for it
 */
export function resolveTarget(target: TargetName | NavigationTarget, params: TargetParams, place: Place): Opening {
  const { appRoute, ...links }: NavigationTarget = typeof target === 'string' ? { appRoute: target } : target
  const [route = '', search = ''] = appRoute?.trim().split('?') ?? []
  const known = findTarget(route)
  const link = webHref(links, place.locale)
  if (place.inApp && route !== '') {
    if (!known) throw new TargetError('unknown')
    if (known.from && !isAtLeast(place.version, known.from)) throw new TargetError('too-old')
    const shared: Record<string, string> =
      known.outside === 'share' && link ? { url: absolute(link, params, place) } : {}
    return { kind: 'bridge', route: known.appRoute, params: { ...paramsOf(known, search, params), ...shared } }
  }
  if (known?.outside === 'share') return { kind: 'share', href: link && absolute(link, params, place) }
  if (link) return openLink(link, params, place)
  if (!known) throw new TargetError('unknown')
  return openOutside(known, params, place)
}

function openOutside({ name, outside }: NamedTarget, params: TargetParams, place: Place): Opening {
  if (typeof outside === 'object') return openLink(outside.page, params, place)
  const url = outside === 'web' ? place.targetUrls[name] : undefined
  const href = url && webHref({ webUrl: url.replaceAll('{locale}', place.locale) }, place.locale)
  // The download page shows which feature needs the app, and its first version.
  if (href) return openLink(href, params, place)
  const serves: Record<string, string> = params.task
    ? { activity: params.task.activityId, task: params.task.taskId }
    : {}
  return openLink('/download', { query: { target: name, ...serves } }, place)
}

function paramsOf({ params = [] }: NamedTarget, search: string, given: TargetParams): Record<string, string> {
  const inRoute = new URLSearchParams(search)
  const pairs = params.map((name) => [name, String(given[name] ?? inRoute.get(name) ?? '')] as const)
  return Object.fromEntries(pairs.filter(([, value]) => PARAM.test(value)))
}

function openLink(link: string, params: TargetParams, place: Place): Opening {
  const path = ownPath(link, place.siteOrigin)
  return path === null
    ? { kind: 'web', href: link }
    : { kind: 'page', href: localeHref(place.locale, withQuery(path, params.query)) }
}

const absolute = (link: string, params: TargetParams, place: Place) => {
  const opening = openLink(link, params, place)
  if (opening.kind !== 'page') return withQuery(link, params.query)
  const own = place.siteOrigin + opening.href
  return params.toShared?.(new URL(own)).href ?? own
}

/** A path of the site without its locale, or null for another site's address. */
function ownPath(link: string, siteOrigin: string) {
  if (link.startsWith('/')) return withoutLocale(link)
  const url = new URL(link)
  return url.origin === siteOrigin ? withoutLocale(url.pathname + url.search + url.hash) : null
}

function withQuery(path: string, query: Record<string, string> = {}) {
  const extra = new URLSearchParams(query).toString()
  if (extra === '') return path
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(path) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${extra}${hash}`
}
