import { listActivities } from '#gateway/domain/activity/list-activities.ts'
import type { GatewayContext } from '#gateway/context.ts'

/** @assumed how many slides a carousel takes */
const BANNERS_MAXIMUM = 6

/** The banners of the promo home: the listed activities that run, ending soonest first (contract §4). */
export async function listBanners(gateway: GatewayContext, locale: string) {
  const filter = { status: 'ONGOING', pageIndex: 0, pageSize: BANNERS_MAXIMUM } as const
  const { activities } = await listActivities(gateway, filter, locale)
  return {
    mainBannerList: activities.map(({ activityId, image, title, subtitle, path }) => ({
      id: activityId,
      image,
      title,
      subtitle,
      activityId,
      link: { webUrl: path },
    })),
  }
}
