import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { activityImageHref } from './social-image.ts'

type Described = Pick<ActivityDetail, 'alias' | 'title' | 'subtitle' | 'startTime' | 'endTime' | 'outcome' | 'path'>

const iso = (ms: number) => new Date(ms).toISOString()

/** An activity as schema.org's Event, held online, free of charge (LOC-6). */
export function eventData(
  detail: Described,
  { locale, brandName, siteOrigin }: { locale: Locale; brandName: string; siteOrigin: string },
) {
  const url = `${siteOrigin}${localeHref(locale, detail.path)}`
  const organizer = { '@type': 'Organization', name: brandName, url: siteOrigin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: detail.title,
    description: detail.subtitle || detail.title,
    startDate: iso(detail.startTime),
    endDate: iso(detail.endTime),
    eventStatus: `https://schema.org/${detail.outcome === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: [`${siteOrigin}${activityImageHref(locale, detail.alias)}`],
    inLanguage: LOCALE_FACTS[locale].htmlLang,
    isAccessibleForFree: true,
    organizer,
    performer: organizer,
    url,
  }
}
