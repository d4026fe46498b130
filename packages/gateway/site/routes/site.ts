import { areaCodesIn } from '#gateway/site/area-codes.ts'
import { listBanners } from '#gateway/site/list-banners.ts'
import { metaDataOf } from '#gateway/site/meta-data-of.ts'
import { storeEvents } from '#gateway/site/store-events.ts'
import { bind } from '#gateway/route.ts'
import { areaCodes } from '@fanfare/contract/site/area-codes.ts'
import { getMetaData, health, visitorCountry } from '@fanfare/contract/site/site.ts'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { recordEvents } from '@fanfare/contract/site/analytics-event.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'

export const siteRoutes = [
  // Probes the latency of the connection, so it reads nothing (NET-2).
  bind(health, () => Promise.resolve({})),
  bind(visitorCountry, (_request, { country }) => Promise.resolve({ country })),
  // Mounted with ANALYTICS_RECEIVER=on alone.
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
