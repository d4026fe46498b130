import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import type { Banner } from '#lib/contract/site/main-banner.ts'

/** Both are in the page, which is the same for all readers; CSS shows one of them (`html[data-session]`). */
export type SlideAudience = 'visitors' | 'users'

export type SlideContent =
  | { kind: 'offer'; audience: 'visitors' }
  /** `activity` is null for a banner that leads elsewhere. */
  | { kind: 'banner'; audience: 'users' | null; banner: Banner; activity: ActivitySummary | null }

/**
 * The offer for visitors, then the gateway's banners in their order. A banner of the offered activity is for users only,
 * because it would promise visitors the same sum twice.
 */
export function orderSlides(
  banners: readonly Banner[],
  activities: readonly ActivitySummary[],
  offeredId: string | null,
): SlideContent[] {
  const slides = banners.map((banner): SlideContent => {
    const activity = activities.find(({ activityId }) => activityId === banner.activityId) ?? null
    const isOffered = activity !== null && activity.activityId === offeredId
    return { kind: 'banner', audience: isOffered ? 'users' : null, banner, activity }
  })
  return offeredId === null ? slides : [{ kind: 'offer', audience: 'visitors' }, ...slides]
}
