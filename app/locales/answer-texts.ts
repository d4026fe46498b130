import { BUILD_ID } from '#lib/config/build-id.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { BUILD_HEADER } from '#lib/offline/worker/kept-pages.ts'
import { settings } from '#lib/queries/settings.ts'

export interface TextsContext {
  params: Promise<{ lng: string }>
}

/** Browsers ask again within a minute where texts may change without a new version of the site. */
const cacheControl = () =>
  settings().TRANSLATIONS_ORIGIN ? 'public, max-age=60' : 'public, max-age=300, stale-while-revalidate=86400'

/** The texts of the language whose file the path names, or 404. */
export async function textsResponse(
  { params }: TextsContext,
  textsOf: (language: Locale) => unknown,
) {
  const { lng } = await params
  const entry = LANGUAGES.find(({ localeFileName }) => localeFileName === lng)
  if (!entry) return Response.json({ code: '40400', msg: 'no such language' }, { status: 404 })
  return Response.json(textsOf(entry.language), {
    headers: { 'cache-control': cacheControl(), [BUILD_HEADER]: BUILD_ID },
  })
}
