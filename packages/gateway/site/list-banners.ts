import { listActivities } from '#gateway/activities/read-activity.ts'
import type { GatewayContext } from '#gateway/context.ts'

/** @assumed the number of slides in the carousel */
const BANNERS_MAXIMUM = 6

/** The banners of the promo home: the listed ongoing activities, ordered by their end (contract §4). */
export async function listBanners(gateway: GatewayContext, locale: string) {
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
