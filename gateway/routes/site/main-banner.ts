import { mainBanner } from '#lib/contract/site/main-banner.ts'
import { listBanners } from '#gateway/domain/site/list-banners.ts'
import { bind } from '#gateway/route.ts'

export const mainBannerRoute = bind(mainBanner, async (_request, { gateway, locale }) => listBanners(gateway, locale))
