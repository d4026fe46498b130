import 'server-only'
import { getMetaData } from '@fanfare/contract/site/site.ts'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { picturePath } from '@fanfare/contract/activity/picture.ts'
import { readCall } from './cached-read.ts'
import { READ_TIMEOUT_MS } from './gateway.ts'
import { gatewayOrigin } from './settings.ts'

export const readBanners = async (locale: Locale) => (await readCall(mainBanner, {}, locale)).mainBannerList

/** PAGE-2: an empty field means the page's own translation. `path` carries no locale. */
export const readMetaData = (path: string, locale: Locale) =>
  readCall(getMetaData, { body: { path, languageType: languageOf(locale).langCode } }, locale)

/** A picture of an activity for one of our images; null when it cannot be read now. */
export async function readPicture(id: string): Promise<Buffer | null> {
  const address = `${gatewayOrigin()}${picturePath(id, 1600, 'webp')}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_TIMEOUT_MS), redirect: 'error' }).catch(
    () => null,
  )
  return answer?.ok === true ? Buffer.from(await answer.arrayBuffer()) : null
}
