import { BUILD_ID } from '#lib/config/build-id.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { BUILD_HEADER } from '#lib/offline/worker/kept-pages.ts'
import { settings } from '#lib/queries/settings.ts'

/** Answers with the texts of the language whose file the path names, or 404. */
export const answerTexts =
  (textsOf: (language: Locale) => unknown) =>
  async (_: Request, { params }: { params: Promise<{ lng: string }> }) => {
    const { lng } = await params
    const entry = LANGUAGES.find(({ localeFileName }) => localeFileName === lng)
    if (!entry) return Response.json({ code: '40400', msg: 'no such language' }, { status: 404 })
    return Response.json(textsOf(entry.language), {
      headers: {
        // Browsers ask again within a minute where texts may change without a new version of the site.
        'cache-control': settings().TRANSLATIONS_ORIGIN
          ? 'public, max-age=60'
          : 'public, max-age=300, stale-while-revalidate=86400',
        [BUILD_HEADER]: BUILD_ID,
      },
    })
  }
