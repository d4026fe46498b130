import 'server-only'
import { getMetaData, type MetaData } from '#lib/contract/site/get-meta-data.ts'
import { mainBanner, type Banner } from '#lib/contract/site/main-banner.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cachedRead } from './cached-read.ts'
import { readGateway, readOptions } from './gateway.ts'

export const readBanners = (locale: Locale): Promise<Banner[]> =>
  cachedRead(['banners', locale], async () => {
    const { mainBannerList } = await readGateway()(mainBanner, {}, readOptions(locale))
    return mainBannerList
  })

/** PAGE-2: an empty field means the page's own translation. `path` carries no locale. */
export const readMetaData = (path: string, locale: Locale): Promise<MetaData> =>
  cachedRead(['meta-data', path, locale], () =>
    readGateway()(getMetaData, { body: { path, languageType: languageOf(locale).langCode } }, readOptions(locale)),
  )
