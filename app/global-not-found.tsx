import '@fontsource-variable/geologica/wght.css'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DetectedHome, DetectedText } from '#components/site/detected-language.tsx'
import { PictureView } from '#components/site/picture-view.tsx'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fanfare/languages/locales.ts'

export const metadata: Metadata = { title: '404', robots: { index: false } }

const TEXTS = ['title', 'text', 'activities'] as const

/** Each text in every language: the document has none of its own. */
async function readTexts() {
  const inEach = async (key: (typeof TEXTS)[number]) =>
    Object.fromEntries(
      await Promise.all(
        LOCALES.map(async (locale) => [locale, (await getTranslations({ locale, namespace: 'not_found' }))(key)]),
      ),
    ) as Record<Locale, string>
  const [title, text, activities] = await Promise.all(TEXTS.map(inEach))
  return { title, text, activities } as Record<(typeof TEXTS)[number], Record<Locale, string>>
}

/** For addresses without a language, such as missing files (LOC-3); `[locale]/not-found.tsx` is for pages. */
export default async function GlobalNotFound() {
  const { title, text, activities } = await readTexts()
  return (
    <html lang={DEFAULT_LOCALE} dir="ltr" suppressHydrationWarning>
      <head>
        <InlineScript name="firstPaint" />
      </head>
      <body>
        <PictureView
          scene="lost"
          title={<DetectedText texts={title} />}
          text={<DetectedText texts={text} />}
          actions={<DetectedHome texts={activities} />}
        />
      </body>
    </html>
  )
}
