import 'server-only'
import { unstable_cache } from 'next/cache'
import { getMetaData, type MetaData } from '#lib/contract/site/get-meta-data.ts'
import { mainBanner, type Banner } from '#lib/contract/site/main-banner.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { readGateway, readOptions } from './gateway.ts'

const REVALIDATE_SECONDS = 60

export const readBanners = (locale: Locale): Promise<Banner[]> =>
  unstable_cache(
    async () => (await readGateway()(mainBanner, {}, readOptions(locale))).mainBannerList,
    ['banners', locale],
    { tags: ['activities'], revalidate: REVALIDATE_SECONDS },
  )()

/** PAGE-2: an empty field means the page's own translation. `path` carries no locale. */
export const readMetaData = (path: string, locale: Locale): Promise<MetaData> =>
  unstable_cache(
    () =>
      readGateway()(getMetaData, { body: { path, languageType: languageOf(locale).langCode } }, readOptions(locale)),
    ['meta-data', path, locale],
    { tags: ['activities'], revalidate: REVALIDATE_SECONDS },
  )()
