import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { LRUCache } from 'lru-cache'
import { areaCodes, type AreaCode } from '@fanfare/contract/site/area-codes.ts'
import { getMetaData, health, visitorCountry } from '@fanfare/contract/site/site.ts'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { recordEvents, type AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import { languageByLangCode, LANGUAGES, type Language } from '@fanfare/languages/languages.ts'
import { GOODWILL_ALIAS, WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { redactMessage } from '@fanfare/kernel/redact-message.ts'
import { bind } from '#gateway/route.ts'
import { listActivities } from '#gateway/activities/read-activity.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { summaryOf } from '#gateway/activities/describe-activity.ts'
import { viewOf, welcomeActivity } from '#gateway/activities/find-activity.ts'
import { insertAnalyticsEvents } from '#gateway/site/db/analytics-events.ts'

/** The page has redacted its messages; anything may send a valid event, so this does not rely on it (ANA-3). */
const redacted = (event: AnalyticsEvent) =>
  event.name === 'activity_error' ? { ...event, message: redactMessage(event.message) } : event

function toRow(event: AnalyticsEvent) {
  const { name, page, route, locale, ...rest } = redacted(event)
  const { activity, ...detail } = { activity: undefined, ...rest }
  return { name, page, route, locale, activity, detail }
}

/** POST /v1/public/events: stores the events of one visit. Neither the account nor the address of the caller is kept (ANA-3). */
export async function storeEvents(
  gateway: GatewayContext,
  received: {
    visit: string
    events: readonly AnalyticsEvent[]
  },
) {
  const rows = received.events.map(toRow)
  // The address of the welcome page names no activity of its own.
  const ofWelcome = rows.filter(({ activity }) => activity === WELCOME_ALIAS)
  const welcome = ofWelcome.length > 0 ? await welcomeActivity(gateway) : null
  if (welcome) for (const row of ofWelcome) row.activity = welcome.activityId
  const reception = { visit: received.visit, percent: gateway.config.analyticsSample, at: gateway.clock.now() }
  await insertAnalyticsEvents(gateway.db, reception, rows)
  return {}
}

const CODES = getCountries().map((country) => ({ country: String(country), areaCode: getCountryCallingCode(country) }))

/** How many countries of a language are common ones; English has more than sixty. */
const LANGUAGE_COUNTRIES = 5

/**
 * @assumed the reader's country, those of the language of the query, the home countries of our languages, then two large
 * markets without a language of their own
 */
const commonCountries = ({ areaRegion, countryCodes }: Language, reader: string | null) => [
  ...new Set([
    ...(reader === null ? [] : [reader]),
    areaRegion,
    ...countryCodes.slice(0, LANGUAGE_COUNTRIES),
    ...LANGUAGES.map((language) => language.areaRegion),
    'GB',
    'AE',
  ]),
]

const namesIn = ({ supportLocale }: Language) =>
  new Intl.DisplayNames([supportLocale, 'en'], { type: 'region', fallback: 'code' })

function build(language: Language) {
  const names = namesIn(language)
  const collator = new Intl.Collator(language.supportLocale)
  return CODES.map((code) => ({ ...code, name: names.of(code.country) ?? code.country }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map((code, sort) => ({ ...code, sort }))
}

const lists = new LRUCache<string, AreaCode[]>({ max: 32 })

/** Every country calling code, named and sorted in this language, and the common ones for a reader of this country (AUTH-5). */
function areaCodesIn(language: Language, reader: string | null) {
  const list = lists.get(language.language) ?? build(language)
  lists.set(language.language, list)
  const common = commonCountries(language, reader)
  return { list, commonlyList: common.flatMap((country) => list.find((code) => code.country === country) ?? []) }
}

/** For a page without its own texts here, the site uses its translation (PAGE-2). */
const NO_TEXTS = { title: '', description: '', image: '', keywords: '' }

/** The alias of the activity that a path shows (product §1), null for any other path. */
function aliasOf(path: string) {
  const bare = path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''
  if (bare === `/${WELCOME_ALIAS}`) return WELCOME_ALIAS
  return /^\/(?:activity\/[a-z-]+|events|promo)\/([a-z0-9-]{1,64})$/.exec(bare)?.[1] ?? null
}

/** The words of a search: the activity, its kind in the language of the page, the asset it pays and the brand. */
function keywordsOf(row: ActivityRow, title: string, locale: Locale, brandName: string) {
  const types = loadMessages(locale).activity_type
  const type = typeof types === 'object' ? types[ACTIVITY_TYPES[row.definition.type].textKey] : undefined
  const words = [title, type, row.definition.pool?.unit, brandName]
  const named = words.flatMap((word) => (typeof word === 'string' && word !== '' ? [word.replaceAll(',', '')] : []))
  return [...new Set(named)].join(', ')
}

/** Title, description, image and keywords of a page; empty unless the page shows an activity. */
async function metaDataOf(gateway: GatewayContext, path: string, locale: Locale) {
  const alias = aliasOf(path)
  if (alias === null) return NO_TEXTS
  const row =
    alias === WELCOME_ALIAS ? await welcomeActivity(gateway) : await gateway.activities.findByAlias(gateway.db, alias)
  if (row === null || row.alias === GOODWILL_ALIAS) return NO_TEXTS
  const { title, subtitle, image } = summaryOf(row, await viewOf(gateway, locale))
  return { title, description: subtitle, image, keywords: keywordsOf(row, title, locale, gateway.config.brandName) }
}

/** @assumed the number of slides in the carousel */
const BANNERS_MAXIMUM = 6

/** The banners of the promo home: the listed ongoing activities, ordered by their end (contract §4). */
async function listBanners(gateway: GatewayContext, locale: string) {
  const filter = { status: 'ONGOING', pageIndex: 0, pageSize: BANNERS_MAXIMUM } as const
  const { activities } = await listActivities(gateway, filter, locale)
  return {
    mainBannerList: activities.map(({ activityId, image, art, title, subtitle, path }) => ({
      id: activityId,
      image,
      ...(art && { art }),
      title,
      subtitle,
      activityId,
      link: { webUrl: path },
    })),
  }
}

export const siteRoutes = [
  // Probes the latency of the connection, so it reads nothing (NET-2).
  bind(health, () => Promise.resolve({})),
  bind(visitorCountry, (_request, { country }) => Promise.resolve({ country })),
  // Mounted only with ANALYTICS_RECEIVER=on.
  bind(recordEvents, ({ body }, { gateway }) => storeEvents(gateway, body)),
  bind(mainBanner, (_request, { gateway, locale }) => listBanners(gateway, locale)),
  bind(getMetaData, ({ body }, { gateway }) =>
    metaDataOf(gateway, body.path, languageByLangCode(body.languageType).language),
  ),
  bind(areaCodes, ({ query }, { country }) => {
    const { status, pageIndex, pageSize, languageType } = query
    const { list, commonlyList } = areaCodesIn(languageByLangCode(languageType), country)
    // The gateway has no disabled codes.
    if (status === 'disable') return Promise.resolve({ list: [], commonlyList: [] })
    return Promise.resolve({ list: list.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), commonlyList })
  }),
]
