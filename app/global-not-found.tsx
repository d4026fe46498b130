import '@fontsource-variable/geologica/wght.css'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PictureView } from '#components/site/picture-view.tsx'
import { Button } from '#components/ui/button.tsx'
import { InlineScript } from '#components/ui/inline-script.tsx'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { FIRST_PAINT_SCRIPT } from '#lib/theme/first-paint.ts'

export const metadata: Metadata = { title: '404', robots: { index: false } }

/** For addresses without a language, such as missing files; `[locale]/not-found.tsx` is for pages. */
export default async function GlobalNotFound() {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'not_found' })
  return (
    <html lang={DEFAULT_LOCALE} dir="ltr" suppressHydrationWarning>
      <head>
        <InlineScript text={FIRST_PAINT_SCRIPT} />
      </head>
      <body>
        <PictureView
          scene="lost"
          title={t('title')}
          text={t('text')}
          actions={
            <Button size="lg" href="/" locale={DEFAULT_LOCALE}>
              {t('activities')}
            </Button>
          }
        />
      </body>
    </html>
  )
}
