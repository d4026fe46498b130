import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** Both are in the page, which is the same for all readers; CSS shows one of them (`html[data-session]`). */
export type SlideAudience = 'visitors' | 'users'

export type SlideContent =
  | { kind: 'offer'; audience: 'visitors' }
  /** `activity` is null for a banner that leads elsewhere. */
  | { kind: 'banner'; audience: 'users' | null; banner: Banner; activity: ActivitySummary | null }

/** On a phone of 320 px, more bars would each be narrower than 44 px. */
const MOST_SLIDES = 6

/**
 * The offer for visitors, then the gateway's banners in their order. A banner of the offered activity is only for users, because
 * visitors would be promised the same sum twice. The last banners are only for users if the offer makes them too many.
 */
export function orderSlides(
  banners: readonly Banner[],
  activities: readonly ActivitySummary[],
  offeredId: string | null,
): SlideContent[] {
  let forVisitors = offeredId === null ? 0 : 1
  const slides = banners.slice(0, MOST_SLIDES).map((banner): SlideContent => {
    const activity = activities.find(({ activityId }) => activityId === banner.activityId) ?? null
    const isOffered = activity !== null && activity.activityId === offeredId
    const isForAll = !isOffered && forVisitors < MOST_SLIDES
    if (isForAll) forVisitors += 1
    return { kind: 'banner', audience: isForAll ? null : 'users', banner, activity }
  })
  return offeredId === null ? slides : [{ kind: 'offer', audience: 'visitors' }, ...slides]
}

/** "Banner 2 of 6" for visitors and for users; absent for those who do not see the slide. */
export type SlidePosition = Partial<Record<SlideAudience, string>>

const AUDIENCES = ['visitors', 'users'] as const satisfies SlideAudience[]

/** The position of each slide among those that visitors see and those that users see. */
export function slidePositions(
  slides: readonly { audience: SlideAudience | null }[],
  locale: Locale,
  write: (values: { index: string; total: string }) => string,
) {
  const number = (value: number) => formatNumber(locale, String(value))
  const positions: SlidePosition[] = slides.map(() => ({}))
  for (const audience of AUDIENCES) {
    const seen = positions.filter((_, index) => [audience, null].includes(slides[index]?.audience ?? null))
    seen.forEach((position, index) => {
      position[audience] = write({ index: number(index + 1), total: number(seen.length) })
    })
  }
  return positions
}
